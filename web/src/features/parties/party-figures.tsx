import { LIMITS } from '@cellaret/domain/core/limits';
import { usualDrinks } from '@cellaret/domain/parties/needs';
import type { PlanInput } from '@cellaret/domain/parties/plan';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { formatNumber } from '#lib/text/format.ts';
import { typedPrice, typedWhole } from '#lib/text/typed-number.ts';
import { Folded } from '#ui/kit/folded.ts';
import { TextInput } from '#ui/text-input.tsx';
import { FigureField } from './figure-field.tsx';

interface NameFieldProps {
  value: string;
  onType: (name: string) => void;
  onSettle: () => void;
}

/** The name of a party; applied while it is typed, saved on blur. */
function NameField({ value, onType, onSettle }: NameFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value;
  const isBlank = shown.trim() === '';
  return (
    <TextInput
      label={t('party.name')}
      value={shown}
      error={isBlank && t('party.name.wrong')}
      inputProps={{ maxLength: LIMITS.name.max, autoComplete: 'off' }}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value.trim() !== '') onType(target.value.trim());
      }}
      onBlur={() => {
        if (isBlank) return;
        setTyped(null);
        onSettle();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSettle();
      }}
    />
  );
}

interface PartyFiguresProps {
  plan: PlanInput;
  onType: (change: Partial<PlanInput>) => void;
  onSettle: () => void;
}

const { guests, hours, drinksEach, waste, ice, price } = LIMITS.plan;

/** A figure that there has to be. */
const useNeeded = (onSettle: () => void) => {
  const t = useText();
  return (bounds: { min: number; max: number }) => ({
    read: (typed: string) => typedWhole(typed, bounds) ?? undefined,
    wrong: t('party.wrong', bounds),
    onSettle,
  });
};

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(130px, 100%), 1fr))',
} as const;

/** Who comes, for how long. A step is saved at once. */
export function PartyFigures({
  plan,
  onType,
  onSettle,
  onChange,
}: PartyFiguresProps & { onChange: (change: Partial<PlanInput>) => void }) {
  const t = useText();
  const needed = useNeeded(onSettle);
  return (
    <Box component="section" aria-label={t('party.figures')} sx={GRID}>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'span 2' } }}>
        <NameField value={plan.plan_name} onType={(plan_name) => onType({ plan_name })} onSettle={onSettle} />
      </Box>
      <FigureField
        label={t('party.guests')}
        value={String(plan.guests)}
        {...needed(guests)}
        onType={(value) => onType({ guests: value ?? guests.min })}
        steps={{
          ...guests,
          fewer: t('party.guests.fewer'),
          more: t('party.guests.more'),
          onStep: (value) => onChange({ guests: value }),
        }}
      />
      <FigureField
        label={t('party.hours')}
        value={String(plan.hours)}
        {...needed(hours)}
        onType={(value) => onType({ hours: value ?? hours.min })}
        steps={{
          ...hours,
          fewer: t('party.hours.fewer'),
          more: t('party.hours.more'),
          onStep: (value) => onChange({ hours: value }),
        }}
      />
      <Typography sx={{ display: 'none', displayPrint: 'block', gridColumn: '1 / -1' }}>
        {t('party.guests.count', { count: plan.guests })} · {t('party.hours.count', { count: plan.hours })}
      </Typography>
    </Box>
  );
}

/** Figures that the sums assume unless somebody knows better. */
export function PartyAssumptions({ plan, onType, onSettle }: PartyFiguresProps) {
  const t = useText();
  const needed = useNeeded(onSettle);
  return (
    <Folded sx={{ displayPrint: 'none' }}>
      <summary>{t('party.assumptions')}</summary>
      <Box sx={GRID}>
        <FigureField
          label={t('party.drinks-each')}
          value={String(plan.drinks_each ?? '')}
          placeholder={String(usualDrinks(plan.hours))}
          hint={t('party.drinks-each.hint')}
          {...needed(drinksEach)}
          read={(typed) => typedWhole(typed, drinksEach)}
          onType={(value) => onType({ drinks_each: value })}
        />
        <FigureField
          label={t('party.waste')}
          value={String(plan.waste_percent)}
          {...needed(waste)}
          onType={(value) => onType({ waste_percent: value ?? 0 })}
        />
        <FigureField
          label={t('party.ice-each')}
          value={String(plan.ice_grams)}
          hint={t('party.ice-each.hint')}
          {...needed(ice)}
          onType={(value) => onType({ ice_grams: value ?? 0 })}
        />
        <FigureField
          label={t('party.price')}
          value={
            plan.drink_price === null
              ? ''
              : formatNumber(plan.drink_price / 100, { minimumFractionDigits: 2, useGrouping: false })
          }
          hint={t('party.price.hint')}
          {...needed(price)}
          wrong={t('party.price.wrong')}
          read={(typed) => typedPrice(typed, price)}
          onType={(value) => onType({ drink_price: value })}
        />
      </Box>
    </Folded>
  );
}
