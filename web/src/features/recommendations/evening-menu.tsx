import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sharePalate } from '#data/bars/bars.ts';
import { currentUid } from '#data/session/session.ts';
import { topLayerGone } from '#lib/browser/back-closes.ts';
import { useOnline } from '#lib/browser/online.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { joinedNames } from '#lib/text/names.ts';
import { PeopleIcon } from '#ui/icons/things.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { MoreMenu } from '#ui/kit/more-menu.tsx';
import type { Company } from './company.ts';

/** Behind the dots at the title: for whom drinks are chosen, and the sheet for sharing one's taste. */
export function EveningMenu({ company }: { company: Company }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [params, setParams] = useSearchParams();
  const { bar, others, choose } = company;
  const isForAll = params.get('for') === 'all';
  if (bar.member_uids.length < 2 && bar.members[currentUid()]?.palate === undefined) return null;
  const toggleForAll = async (): Promise<void> => {
    await topLayerGone();
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (isForAll) next.delete('for');
        else next.set('for', 'all');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <>
      <MoreMenu
        label={t('tonight.for')}
        others={[
          ...(choose
            ? [
                {
                  text: t('tonight.for.all', { people: others.length + 1 }),
                  isChecked: isForAll,
                  run: () => void toggleForAll(),
                },
              ]
            : []),
          { text: t('tonight.share.title'), icon: <PeopleIcon />, run: () => setOpen(true) },
        ]}
      />
      {open && <ShareTaste company={company} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Lets the other members of a bar choose drinks by one's taste: off by default, and taken back as easily. */
function ShareTaste({ company: { bar, own, others }, onClose }: { company: Company; onClose: () => void }) {
  const t = useText();
  const isOnline = useOnline();
  const isShared = bar.members[currentUid()]?.palate !== undefined;
  const hint = !isOnline
    ? 'tonight.share.offline'
    : own === null && !isShared
      ? 'tonight.share.unknown'
      : null;
  return (
    <Dialog open onClose={onClose} panel fullWidth aria-labelledby="together">
      <DialogTitle id="together">{t('tonight.share.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1, alignContent: 'start', justifyItems: 'start' }}>
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
        <Typography id="together-what" color="textSecondary">
          {t('tonight.share.what')} {hint !== null && t(hint)}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
