import { LIMITS } from '@cellaret/domain/core/limits';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { saveStaple } from '#data/availability/substitutes.ts';
import { useSharedSubstitutionRules } from '#data/availability/substitution-rules.ts';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import { useAllIngredients, useIngredientNames } from '#data/catalogue/ingredient-names.ts';
import { searchIngredientOptions } from '#data/ingredients/ingredient-options.ts';
import { useOptionList } from '#data/reference/option-lists.ts';
import { useOnline } from '#lib/browser/online.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useUnreadText } from '#lib/hooks/use-failure-text.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { AdminSections } from '#ui/admin-sections.tsx';
import { SearchSelect } from '#ui/form/search-select.tsx';
import { ChipList } from '#ui/kit/chip-list.tsx';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { SubstituteList } from './substitute-list.tsx';

const noop = (): void => undefined;

/** Staples for everybody: each can be added and removed, with an undo. */
function SharedStaples({ ids }: { ids: readonly number[] }) {
  const t = useText();
  const online = useOnline();
  const unreadText = useUnreadText();
  const heading = useRef<HTMLHeadingElement>(null);
  const nameOf = useIngredientNames(ids);
  const all = useAllIngredients();
  // Another field for the next one: what was typed goes with what was chosen.
  const [added, setAdded] = useState(0);

  const say = async (id: number, name: string, isStaple: boolean): Promise<void> => {
    try {
      await saveStaple({ ingredient_id: id, is_staple: isStaple });
      showToast(t(isStaple ? 'stand-ins.staples.added' : 'stand-ins.staples.removed', { name }), {
        tone: 'success',
        action: { label: t('moderation.undo'), run: () => void say(id, name, !isStaple) },
      });
    } catch (failure) {
      showToast(unreadText(failure, t('moderation.offline')), { tone: 'error' });
    }
  };

  const remove = (id: number): void => {
    // The button goes with its ingredient.
    heading.current?.focus();
    void say(id, nameOf(id), false);
  };

  return (
    <Box
      component="section"
      aria-labelledby="staples"
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box>
        <Typography variant="h2" id="staples" ref={heading} tabIndex={-1}>
          {t('stand-ins.staples')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
          {t('stand-ins.staples.text')}
        </Typography>
      </Box>
      {ids.length === 0 && <Typography>{t('stand-ins.staples.none')}</Typography>}
      <ChipList
        label={t('stand-ins.staples')}
        items={ids.map((id) => ({ id, label: nameOf(id) }))}
        {...(online && { onRemove: remove })}
        removeLabel={(entry) => t('stand-ins.remove', { entry })}
      />
      {online && ids.length >= LIMITS.staples.max && (
        <Typography>{t('stand-ins.staples.full', { count: LIMITS.staples.max })}</Typography>
      )}
      {online && ids.length < LIMITS.staples.max && (
        <Box sx={{ maxWidth: 560 }}>
          <SearchSelect
            key={added}
            value={null}
            onChange={(option) => {
              if (!option) return;
              setAdded(added + 1);
              void say(option.id, option.name, true);
            }}
            onBlur={noop}
            first={all.filter(({ id }) => !ids.includes(id))}
            search={searchIngredientOptions}
            label={t('stand-ins.staples.add')}
            error={null}
            inputRef={null}
          />
        </Box>
      )}
    </Box>
  );
}

/** `/admin/substitutes`: what stands in for what and what is always there, as administrators keep it. */
export function SubstitutesPage() {
  const t = useText();
  const substitutionRules = useSharedSubstitutionRules();
  // Without names and units there is nothing to read.
  const parts = [substitutionRules, useCatalogue(), useOptionList('quantity_units')];
  const isLoading = parts.some(({ state }) => state === 'loading');
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 880 }}>
      <PageHeading>{t('stand-ins.heading')}</PageHeading>
      <AdminSections />
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>{t('stand-ins.text')}</Typography>
      {isLoading && <ListSkeleton label={t('common.loading')} />}
      {!isLoading && substitutionRules.state === 'error' && <UnreadNotice retry={() => location.reload()} />}
      {!isLoading && substitutionRules.state === 'ready' && (
        <>
          {/* The short list first: below the long one nobody finds it. */}
          <SharedStaples ids={substitutionRules.value.staple_ids} />
          <SubstituteList substitutes={substitutionRules.value.substitutes} />
        </>
      )}
    </Box>
  );
}
