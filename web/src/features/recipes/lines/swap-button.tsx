import type { StandInPair } from '@cellaret/domain/availability/stand-ins';
import { LIMITS } from '@cellaret/domain/core/limits';
import type { useSwapRules } from '#data/cabinets/swap-rules.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { showFailure } from '#lib/text/show-failure.ts';
import type { Swap } from '#lib/verdict.ts';
import { LineButton } from './line-button.ts';

interface SwapButtonProps {
  /** Of the cabinet the page asks. */
  decide: ReturnType<typeof useSwapRules>;
  pair: StandInPair;
  /** The swap by name. */
  names: Swap;
  /** Always, or never. */
  accepts: boolean;
}

/**
 * Decides once for the cabinet whether one thing is taken for another, with an undo; every verdict follows.
 */
export function SwapButton({ decide, pair, names, accepts }: SwapButtonProps) {
  const t = useText();
  const { wanted, taken } = names;
  const choose = (): void => {
    const decided = decide(pair, accepts);
    if (decided === null) {
      showToast(t('recipes.swap.full', { count: LIMITS.swapRules.max }), { tone: 'error' });
      return;
    }
    decided.saved.catch(showFailure);
    showToast(t(accepts ? 'recipes.swap.always.done' : 'recipes.swap.never.done', { wanted, taken }), {
      action: {
        label: t('recipes.undo'),
        run: () => void decide(pair, decided.before)?.saved.catch(showFailure),
      },
    });
  };
  return (
    <LineButton
      onClick={choose}
      // One stands below the other, and on a phone “I have it” below both: what is hit is what is read.
      sx={{ zIndex: 1, '&::after': { inset: '-2px -8px' } }}
      aria-label={t(accepts ? 'recipes.swap.always.it' : 'recipes.swap.never.it', { wanted, taken })}
    >
      {t(accepts ? 'recipes.swap.always' : 'recipes.swap.never')}
    </LineButton>
  );
}
