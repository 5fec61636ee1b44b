export { LogPage } from './log-page.tsx';
export { PersonPage } from './person-page.tsx';
export { ReportsPage } from './reports-page.tsx';
export { StandInsPage } from './stand-ins/stand-ins-page.tsx';
