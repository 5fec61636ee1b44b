export { LogPage } from '#features/moderation/log-page.tsx';
export { PersonPage } from '#features/moderation/person-page.tsx';
export { ReportsPage } from '#features/moderation/reports-page.tsx';
export { StandInsPage } from '#features/moderation/stand-ins/stand-ins-page.tsx';
