export { LogPage } from '#features/moderation/log-page.tsx';
export { PersonPage } from '#features/moderation/person-page.tsx';
export { ReportsPage } from '#features/moderation/reports-page.tsx';
export { SubstitutesPage } from '#features/moderation/substitutes/substitutes-page.tsx';
