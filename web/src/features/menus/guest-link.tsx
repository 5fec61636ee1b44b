import { guestMenuPath, ordersPath, type Publication } from '@cellaret/domain/guests/guests';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { replaceLink, setOpen, usePublicMenu, withdraw, type Cabinet } from '#data/menus/publications.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { showFailure } from '#lib/text/show-failure.ts';
import { ShareLink } from '#ui/share-link.tsx';
import { PAPERS, type Paper } from './paper.ts';
import { PlainSelect } from './plain-select.tsx';
import { PrintedMenu } from './printed-menu.tsx';

interface GuestLinkProps {
  publication: Publication;
  cabinets: readonly Cabinet[];
}

/** The link guests open: as a text, as a code, on paper; whether it is open, and the end of it. */
export function GuestLink({ publication, cabinets }: GuestLinkProps) {
  const { id, title } = publication;
  const t = useText();
  const shown = usePublicMenu(id);
  const [paper, setPaper] = useState<Paper>('a4');
  const [printing, setPrinting] = useState(false);
  const link = new URL(guestMenuPath(id), location.origin).href;
  const isOpen = shown.state === 'ready' && shown.value?.is_open === true;
  const replace = (): void => {
    replaceLink(publication, cabinets).then(() => showToast(t('menu.guests.replaced')), showFailure);
  };
  const end = (): void => {
    withdraw(id, cabinets).catch(showFailure);
    showToast(t('menu.guests.withdrawn'));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ShareLink
        link={link}
        title={title}
        texts={{
          link: t('menu.guests.link'),
          copy: t('menu.guests.copy'),
          copied: t('menu.guests.copied'),
          send: t('menu.guests.send'),
          qr: t('menu.guests.qr', { name: title }),
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" href={guestMenuPath(id)} target="_blank">
          {t('menu.guests.open')}
        </Button>
        <Button variant="outlined" href={ordersPath(id)} target="_blank">
          {t('menu.guests.orders')}
        </Button>
      </Box>
      {shown.state === 'ready' && shown.value !== null && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'end' }}>
          <PlainSelect
            label={t('menu.guests.print.format')}
            value={paper}
            options={PAPERS.map((one) => ({ value: one, text: t(`menu.guests.print.${one}`) }))}
            onChange={(value) => setPaper(PAPERS.find((one) => one === value) ?? 'a4')}
          />
          <Button variant="outlined" onClick={() => setPrinting(true)}>
            {t('menu.guests.print')}
          </Button>
          {printing && (
            <PrintedMenu menu={shown.value} link={link} paper={paper} onDone={() => setPrinting(false)} />
          )}
        </Box>
      )}
      {shown.state === 'ready' && shown.value !== null && (
        <div>
          <FormControlLabel
            label={t('menu.guests.is-open')}
            control={
              <Switch
                checked={isOpen}
                onChange={(_, checked) => void setOpen(id, checked).catch(showFailure)}
              />
            }
          />
          {!isOpen && <Typography color="textSecondary">{t('menu.guests.closed')}</Typography>}
        </div>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={replace}>{t('menu.guests.replace')}</Button>
        <Button color="bitters" onClick={end}>
          {t('menu.guests.withdraw')}
        </Button>
      </Box>
    </Box>
  );
}
