import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { formatMoment } from '#lib/text/format.ts';
import { REASON_TEXTS } from '#ui/report/reason-texts.ts';
import type { ReportedGroup, ReportRow } from './group-reports.ts';
import { ThingActions } from './thing-actions.tsx';

function ReportLine({ report }: { report: ReportRow }) {
  const t = useText();
  return (
    <Box component="li">
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {t(REASON_TEXTS[report.reason])}
      </Typography>{' '}
      <Typography component="span" color="textSecondary" variant="body2">
        {formatMoment(new Date(report.created_at))}
      </Typography>
      {report.text !== '' && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {report.text}
        </Typography>
      )}
      <Link to={PATHS.adminPerson(report.reporter_uid)}>{t('moderation.reporter')}</Link>
    </Box>
  );
}

/** A thing that was reported: what it is, what is said of it, and what can be done. */
export function ReportedCard({
  group: { thing, reports },
  onDone,
}: {
  group: ReportedGroup;
  onDone: () => void;
}) {
  const t = useText();
  const { kind, id, exists, hidden, locked, uid } = thing;
  const name = thing.name || t('moderation.nameless', { id });
  const to = kind === 'recipe' ? PATHS.recipe(id) : PATHS.ingredient(id);
  return (
    <Card component="article" variant="outlined" sx={{ display: 'grid', gap: 1.5, p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography
          variant="h2"
          dir="auto"
          sx={{ fontSize: '1.25rem', flex: '1 1 12rem', overflowWrap: 'anywhere' }}
        >
          {exists ? <Link to={to}>{name}</Link> : name}
        </Typography>
        <Chip size="small" label={t(kind === 'recipe' ? 'moderation.recipe' : 'moderation.ingredient')} />
        {!exists && <Chip size="small" label={t('moderation.gone')} />}
        {hidden !== 'no' && (
          <Chip
            size="small"
            color="warning"
            label={t(hidden === 'yes' ? 'moderation.hidden' : 'moderation.hidden-by-reports')}
          />
        )}
        {locked && <Chip size="small" label={t('moderation.locked')} />}
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, pl: 2.5 }}>
        {reports.map((report) => (
          <ReportLine key={report.reporter_uid} report={report} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ThingActions thing={{ ...thing, name }} reason={reports[0]?.reason ?? 'wrong'} onDone={onDone} />
        {uid !== null && (
          <Button component={Link} to={PATHS.adminPerson(uid)}>
            {t(kind === 'recipe' ? 'moderation.owner' : 'moderation.last-editor')}
          </Button>
        )}
      </Box>
    </Card>
  );
}
