import { LIMITS } from '@cellaret/domain/core/limits';
import { itemKey } from '@cellaret/domain/moderation/moderation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { callApi } from '#data/api/call-api.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { formatMoment } from '#lib/text/format.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { groupReports, type ReportedGroup } from './group-reports.ts';
import { PagedPage } from './paged-page.tsx';
import { ReportedCard } from './reported-card.tsx';
import { usePages } from './use-pages.ts';

interface CardsProps {
  label: string;
  groups: readonly ReportedGroup[];
  again: () => void;
}

const Cards = ({ label, groups, again }: CardsProps) => (
  <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
    {groups.map((group) => (
      <li key={itemKey(group.thing.kind, group.thing.id)}>
        <ReportedCard group={group} onDone={again} />
      </li>
    ))}
  </Box>
);

/** `/admin/reports`: what people reported, newest first, who edits unusually much, and what is hidden. */
export function ReportsPage() {
  const t = useText();
  const answer = usePages('reports', (before, signal) => callApi('listReports', {}, { before }, { signal }));
  const pages = answer.data?.pages ?? [];
  const groups = groupReports(pages);
  const reported = new Set(groups.map(({ thing }) => itemKey(thing.kind, thing.id)));
  const hidden = (pages[0]?.hidden ?? []).filter(({ kind, id }) => !reported.has(itemKey(kind, id)));
  const again = () => void answer.refetch();
  return (
    <PagedPage
      heading={t('moderation.heading')}
      unread={(reason) => t('moderation.unread', { reason })}
      answer={answer}
    >
      {(pages[0]?.alerts ?? []).map(({ uid, email, edits, began_at }) => (
        <Banner
          key={uid}
          tone="error"
          action={
            <Button color="inherit" component={Link} to={PATHS.adminPerson(uid)}>
              {t('moderation.alert.look')}
            </Button>
          }
        >
          {t('moderation.alert', {
            who: email || uid,
            count: edits,
            most: LIMITS.moderation.editsPerHour,
            when: formatMoment(new Date(began_at)),
          })}
        </Banner>
      ))}
      {answer.data && groups.length === 0 && (
        <EmptyState
          title={t('moderation.empty')}
          action={
            <Button variant="outlined" onClick={again}>
              {t('moderation.again')}
            </Button>
          }
        />
      )}
      {groups.length > 0 && <Cards label={t('moderation.reports')} groups={groups} again={again} />}
      {hidden.length > 0 && (
        <>
          <Typography variant="h2">{t('moderation.hidden')}</Typography>
          <Cards
            label={t('moderation.hidden')}
            groups={hidden.map((thing) => ({ thing, reports: [] }))}
            again={again}
          />
        </>
      )}
    </PagedPage>
  );
}
