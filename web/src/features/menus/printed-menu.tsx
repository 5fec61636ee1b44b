import type { PublicMenu } from '@cellaret/domain/guests/guests';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { currentLocale, useText } from '#lib/i18n/i18n.ts';
import { QrCode } from '#ui/qr-code.tsx';
import type { Paper } from './paper.ts';

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
export function PrintedMenu({ menu, link, paper, onDone }: PrintedMenuProps) {
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
                    <small dir="auto">{item.ingredient_names.join(', ')}</small>
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
