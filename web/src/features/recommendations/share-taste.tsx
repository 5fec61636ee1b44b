import type { Bar } from '@cellaret/domain/bars/bar';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { sharePalate } from '#data/bars/bars.ts';
import { currentUid } from '#data/session/session.ts';
import { useOnline } from '#lib/browser/online.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { joinedNames } from '#lib/text/joined-names.ts';
import { showFailure } from '#lib/text/show-failure.ts';

interface ShareTasteProps {
  bar: Bar;
  /** The reader's taste; null while too little is known. */
  own: string | null;
  /** The names of the others who share theirs. */
  others: readonly string[];
}

/** Lets the other members of a bar choose drinks by one's taste: off by default, and taken back as easily. */
export function ShareTaste({ bar, own, others }: ShareTasteProps) {
  const t = useText();
  const isOnline = useOnline();
  const isShared = bar.members[currentUid()]?.palate !== undefined;
  if (bar.member_uids.length < 2 && !isShared) return null;
  const hint = !isOnline
    ? 'tonight.share.offline'
    : own === null && !isShared
      ? 'tonight.share.unknown'
      : null;
  return (
    <Box
      component="section"
      aria-labelledby="together"
      sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      <Typography variant="h2" id="together">
        {t('tonight.share.title')}
      </Typography>
      {others.length > 0 && (
        <Typography dir="auto">{t('tonight.share.others', { names: joinedNames(others) })}</Typography>
      )}
      <FormControlLabel
        control={
          <Switch
            checked={isShared}
            disabled={hint !== null}
            onChange={(_, checked) => {
              sharePalate(bar.id, checked ? own : null).catch(showFailure);
            }}
            slotProps={{ input: { 'aria-describedby': 'together-what' } }}
          />
        }
        label={t('tonight.share')}
      />
      <Typography id="together-what" color="textSecondary" sx={{ maxWidth: '70ch' }}>
        {t('tonight.share.what')} {hint !== null && t(hint)}
      </Typography>
    </Box>
  );
}
