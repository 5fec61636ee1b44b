import { keptEntries, type Shelf } from '@cellaret/domain/cabinets/shelf';
import { LIMITS } from '@cellaret/domain/core/limits';
import { CURRENCIES, type Currency, type MenuEntry, priceOf } from '@cellaret/domain/menus/menu';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { saveMenuCard } from '#data/menus/menu-cards.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { currentLocale, useText } from '#lib/i18n/i18n.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { Dialog } from '#ui/kit/dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type ArrangedDrink, arrangedDrinks, cardOf, moved, sectionNames } from './arrangement.ts';
import { PlainSelect } from './plain-select.tsx';

interface ArrangeRowProps {
  drink: ArrangedDrink;
  isFirst: boolean;
  isLast: boolean;
  /** The sections there are. */
  names: readonly string[];
  isPrice: boolean;
  onMove: (by: -1 | 1) => void;
  onChange: (what: Partial<ArrangedDrink>) => void;
}

/** A drink on its way to its place: up, down, into a section, at a price. */
function ArrangeRow({ drink, isFirst, isLast, names, isPrice, onMove, onChange }: ArrangeRowProps) {
  const t = useText();
  const { name, recipe_id: id, section, price } = drink;
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{
        display: 'grid',
        gap: 1,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        gridTemplateColumns: names.length > 0 ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr) 9rem',
        alignItems: 'end',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, gridColumn: '1 / -1' }}>
        <Typography dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>
          {name}
        </Typography>
        <IconButton
          aria-label={t('menu.arrange.up', { name })}
          aria-disabled={isFirst}
          data-move={`${id}:-1`}
          onClick={() => onMove(-1)}
          sx={{ opacity: isFirst ? 0.4 : 1 }}
        >
          ↑
        </IconButton>
        <IconButton
          aria-label={t('menu.arrange.down', { name })}
          aria-disabled={isLast}
          data-move={`${id}:1`}
          onClick={() => onMove(1)}
          sx={{ opacity: isLast ? 0.4 : 1 }}
        >
          ↓
        </IconButton>
      </Box>
      {names.length > 0 && (
        <PlainSelect
          quiet
          label={t('menu.arrange.section', { name })}
          value={section > names.length ? 0 : section}
          options={[t('menu.arrange.no-section'), ...names].map((text, value) => ({ value, text }))}
          onChange={(value) => onChange({ section: Number(value) })}
        />
      )}
      <Box sx={{ gridColumn: -2 }}>
        <TextInput
          label={t('menu.arrange.price', { name })}
          value={price}
          error={isPrice ? undefined : t('menu.arrange.price.wrong')}
          inputProps={{ inputMode: 'decimal' }}
          onChange={(event) => onChange({ price: event.target.value })}
        />
      </Box>
    </Box>
  );
}

export type ArrangedMenu = Shelf<'menu_name', MenuEntry>;

interface ArrangeDialogProps {
  menu: ArrangedMenu;
  onClose: () => void;
}

const { drinks: MOST, sections: MOST_SECTIONS, sectionName } = LIMITS.guests;

/** The order, the sections and the prices of a menu, as guests and paper show them. */
export function ArrangeDialog({ menu, onClose }: ArrangeDialogProps) {
  const t = useText();
  const title = useId();
  const kept = keptEntries(menu);
  const [drinks, setDrinks] = useState<readonly ArrangedDrink[]>(() =>
    arrangedDrinks(
      menu.card,
      kept.map(([recipe_id, { recipe_name }]) => ({ recipe_id, name: recipe_name })),
      currentLocale(),
    ),
  );
  const [lines, setLines] = useState(() => menu.card?.section_names.join('\n') ?? '');
  const [currency, setCurrency] = useState<Currency>(menu.card?.currency ?? 'EUR');
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const [focus, setFocus] = useState<string | null>(null);
  // A row that moves loses what was focused in it.
  useEffect(() => {
    if (focus !== null) list.current?.querySelector<HTMLElement>(`[data-move="${focus}"]`)?.focus();
  }, [focus, drinks]);
  const names = sectionNames(lines);
  const card = cardOf(drinks, names, currency);

  const move = (index: number, by: -1 | 1): void => {
    const drink = drinks[index];
    const next = moved(drinks, index, by);
    if (!drink || next === drinks) return;
    setDrinks(next);
    setFocus(`${drink.recipe_id}:${by}`);
    setSaid(t('menu.arrange.moved', { name: drink.name, place: index + by + 1, count: drinks.length }));
  };
  const change = (id: number, what: Partial<ArrangedDrink>): void =>
    setDrinks(drinks.map((one) => (one.recipe_id === id ? { ...one, ...what } : one)));
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (card === null) return;
    saveMenuCard(menu.id, card).catch(showFailure);
    showToast(t('menu.arrange.saved'), { tone: 'success' });
    onClose();
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <form noValidate onSubmit={save} style={{ display: 'contents' }}>
        <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
          {t('menu.arrange.title', { name: menu.menu_name })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Typography sx={{ color: 'text.secondary' }}>{t('menu.arrange.about')}</Typography>
          <TextInput
            label={t('menu.arrange.sections')}
            value={lines}
            multiline
            minRows={2}
            error={
              names === null
                ? t('menu.arrange.sections.wrong', { most: MOST_SECTIONS, length: sectionName.max })
                : undefined
            }
            onChange={(event) => setLines(event.target.value)}
          />
          <PlainSelect
            label={t('menu.arrange.currency')}
            value={currency}
            options={CURRENCIES.map((one) => ({ value: one, text: one }))}
            onChange={(value) => setCurrency(CURRENCIES.find((one) => one === value) ?? 'EUR')}
          />
          {kept.length > MOST && <Typography>{t('menu.arrange.more', { most: MOST })}</Typography>}
          <Box component="ol" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {drinks.map((drink, index) => (
              <ArrangeRow
                key={drink.recipe_id}
                drink={drink}
                isFirst={index === 0}
                isLast={index === drinks.length - 1}
                names={names ?? []}
                isPrice={priceOf(drink.price) !== null}
                onMove={(by) => move(index, by)}
                onChange={(what) => change(drink.recipe_id, what)}
              />
            ))}
          </Box>
          <Box role="status" sx={{ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1 }}>
            {said}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button type="button" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={card === null}>
            {t('menu.guests.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
