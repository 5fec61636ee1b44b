import type { AuditAnswer } from '@cellaret/domain/moderation/moderation-answers';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { callApi } from '#data/api/call-api.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { formatMoment } from '#lib/text/format.ts';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { PagedPage } from './paged-page.tsx';
import { usePages } from './use-pages.ts';

type Entry = AuditAnswer['entries'][number];

function EntryLine({ entry }: { entry: Entry }) {
  const t = useText();
  const { action, kind, item_id: id, item_name, uid, by, by_name, uid_name, note, count, at } = entry;
  const name = item_name || (id === null ? '' : t('moderation.nameless', { id }));
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', pb: 1.5, overflowWrap: 'anywhere' }}>
      <Typography dir="auto">{t(`moderation.log.${action}`, { name, count })}</Typography>
      {note !== '' && <Typography dir="auto">{note}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {formatMoment(new Date(at))} ·{' '}
        <Link to={PATHS.adminPerson(by)}>{by_name || t('moderation.person.gone')}</Link>
        {uid !== null && (
          <>
            {' · '}
            <Link to={PATHS.adminPerson(uid)}>{uid_name || t('moderation.person.gone')}</Link>
          </>
        )}
        {kind !== null && id !== null && (
          <>
            {' · '}
            <Link to={kind === 'recipe' ? PATHS.recipe(id) : PATHS.ingredient(id)}>
              {t('moderation.log.thing')}
            </Link>
          </>
        )}
      </Typography>
    </Box>
  );
}

/** `/admin/log`: what administrators did, newest first. */
export function LogPage() {
  const t = useText();
  const answer = usePages('log', (before, signal) => callApi('listAudit', {}, { before }, { signal }));
  const entries = answer.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <PagedPage
      heading={t('moderation.log.heading')}
      unread={(reason) => t('moderation.log.unread', { reason })}
      answer={answer}
    >
      {answer.data && entries.length === 0 && <EmptyState title={t('moderation.log.empty')} />}
      {entries.length > 0 && (
        <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
          {entries.map((entry) => (
            <EntryLine key={`${entry.at} ${entry.action} ${entry.item_id ?? entry.uid}`} entry={entry} />
          ))}
        </Box>
      )}
    </PagedPage>
  );
}
