import {
  guestMenuPath,
  isOpenOrder,
  type Publication,
  type PublicMenu,
} from '@cellaret/domain/guests/guests';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { closingTime, isTakingOrders, setDoor, useOrders } from '#data/guests/orders.ts';
import {
  type Cabinet,
  replaceLink,
  setOpen,
  useGate,
  usePublicMenu,
  withdraw,
} from '#data/menus/publications.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { currentLocale, useText } from '#lib/i18n/i18n.ts';
import { ingredientLabels } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/page-paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { formatTime } from '#lib/text/format.ts';
import { ConfirmDialog } from '#ui/kit/confirm-dialog.tsx';
import { SwitchRow } from '#ui/kit/switch-row.tsx';
import { QrCode, ShareLink } from '#ui/share-link.tsx';
import { PlainSelect } from './plain-select.tsx';

/** Printable papers: the whole menu in two sizes, or a table card with the code alone. */
const PAPERS = ['a4', 'a5', 'card'] as const;

type Paper = (typeof PAPERS)[number];

interface PrintedMenuProps {
  menu: PublicMenu;
  link: string;
  paper: Paper;
  /** Called after printing or cancelling. */
  onDone: () => void;
}

/** On paper there is this alone. A table card fills a quarter of a sheet of A4. */
const STYLE = `
.on-paper{display:none}
@media print{
  body{margin:0}
  body>:not(.on-paper){display:none!important}
  .on-paper{display:block;color:#000;background:#fff;font-family:Georgia,serif;overflow-wrap:anywhere}
  .on-paper h1{font-size:26pt;font-weight:400;line-height:1.2;margin:0 0 3mm}
  .on-paper h2{font-size:15pt;font-weight:400;margin:7mm 0 2mm;break-after:avoid}
  .on-paper p{margin:0;white-space:pre-line}
  .on-paper ul{list-style:none;margin:0;padding:0}
  .on-paper li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 6mm;padding:1.5mm 0;font-size:12pt;break-inside:avoid}
  .on-paper li small{grid-column:1;font-size:9pt;color:#444}
  .on-paper .code{width:30mm}
  .on-paper footer{display:flex;align-items:center;gap:5mm;margin-top:8mm;break-inside:avoid;font-size:9pt}
  .on-paper.a5 h1{font-size:20pt}
  .on-paper.a5 li{font-size:10.5pt;padding:1mm 0}
  .on-paper.card{display:grid;place-content:center;justify-items:center;gap:4mm;text-align:center;box-sizing:border-box;min-height:110mm}
  .on-paper.card h1{font-size:20pt;margin:0}
  .on-paper.card .code{width:min(55mm,60vw)}
  .on-paper.card footer{margin:0;font-size:7pt}
}`;
const PAGE = { a4: 'A4', a5: 'A5', card: '105mm 148mm' } as const;

/** A menu as guests see it, on paper, with the code that leads to it: prints itself. */
function PrintedMenu({ menu, link, paper, onDone }: PrintedMenuProps) {
  const t = useText();
  useEffect(() => {
    addEventListener('afterprint', onDone);
    print();
    return () => removeEventListener('afterprint', onDone);
    // Printed once, when it is there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const money =
    menu.currency === null
      ? null
      : new Intl.NumberFormat(currentLocale(), { style: 'currency', currency: menu.currency });
  const code = (
    <div className="code">
      <QrCode text={link} title={t('menu.guests.qr', { name: menu.title })} />
    </div>
  );
  return createPortal(
    <section className={`on-paper ${paper}`} aria-hidden>
      <style>{`${STYLE}@page{size:${PAGE[paper]};margin:${paper === 'card' ? '0' : '14mm'}}`}</style>
      <h1 dir="auto">{menu.title}</h1>
      {menu.greeting !== '' && <p dir="auto">{menu.greeting}</p>}
      {paper === 'card'
        ? code
        : menu.sections.map(({ name, items }) => (
            <section key={name}>
              {name !== '' && <h2 dir="auto">{name}</h2>}
              <ul>
                {items.map((item) => (
                  <li key={item.recipe_id}>
                    <span dir="auto">{item.name}</span>
                    <span>{item.price !== null && money?.format(item.price / 100)}</span>
                    <small dir="auto">{ingredientLabels(item.ingredient_names)}</small>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      {paper === 'card' && <p>{t('menu.guests.scan')}</p>}
      <footer>
        {paper !== 'card' && code}
        <span>
          {paper !== 'card' && (
            <>
              {t('menu.guests.scan')}
              <br />
            </>
          )}
          {link}
        </span>
      </footer>
    </section>,
    document.body,
  );
}

/** Says how many orders are open, where some are. */
function StillOpen({ token }: { token: string }) {
  const t = useText();
  const orders = useOrders(token);
  const count = orders.state === 'ready' ? orders.value.filter(isOpenOrder).length : 0;
  return count > 0 && t('menu.guests.withdraw.waiting', { count });
}

interface GuestLinkProps {
  publication: Publication;
  cabinets: readonly Cabinet[];
  onClose: () => void;
}

/** The link guests open: as a text, as a code, on paper; whether it is open, and the end of it. */
export function GuestLink({ publication, cabinets, onClose }: GuestLinkProps) {
  const { id, title } = publication;
  const t = useText();
  const shown = usePublicMenu(id);
  const [paper, setPaper] = useState<Paper>('a4');
  const [printing, setPrinting] = useState(false);
  const [ending, setEnding] = useState(false);
  const door = useGate(id);
  const gate = door.state === 'ready' ? door.value : null;
  const isTaking = gate !== null && isTakingOrders(gate);
  const link = new URL(guestMenuPath(id), location.origin).href;
  const isOpen = shown.state === 'ready' && shown.value?.is_open === true;
  const replace = (): void => {
    replaceLink(publication, cabinets).then(() => showToast(t('menu.guests.replaced')), showFailure);
  };
  // Closed at once, and gone for good when nobody wants it back any more.
  const end = (): void => {
    setOpen(id, false).catch(showFailure);
    showToast(t('menu.guests.withdrawn'), {
      action: { label: t('orders.undo'), run: () => void setOpen(id, true).catch(showFailure) },
      ended: () => void withdraw(id, cabinets).catch(showFailure),
    });
    onClose();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {shown.state === 'ready' && shown.value !== null && (
        <>
          <SwitchRow
            label={t('menu.guests.is-open')}
            hint={isOpen ? undefined : t('menu.guests.closed')}
            checked={isOpen}
            onChange={(checked) => void setOpen(id, checked).catch(showFailure)}
          />
          {gate && (
            <SwitchRow
              label={t('orders.taking')}
              hint={isTaking ? t('orders.until', { time: formatTime(closingTime(gate)) }) : undefined}
              checked={isTaking}
              onChange={(is_taking) => void setDoor(id, gate, { is_taking }).catch(showFailure)}
            />
          )}
        </>
      )}
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
        <Button variant="outlined" component={Link} to={PATHS.orders(id)}>
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={replace}>{t('menu.guests.replace')}</Button>
        <Button color="bitters" onClick={() => setEnding(true)}>
          {t('menu.guests.withdraw')}
        </Button>
      </Box>
      <ConfirmDialog
        open={ending}
        tone="remove"
        title={t('menu.guests.withdraw.title', { name: title })}
        confirmLabel={t('menu.guests.withdraw')}
        cancelLabel={t('common.cancel')}
        onConfirm={end}
        onCancel={() => setEnding(false)}
      >
        {t('menu.guests.withdraw.about')} {gate !== null && ending && <StillOpen token={id} />}
      </ConfirmDialog>
    </Box>
  );
}
