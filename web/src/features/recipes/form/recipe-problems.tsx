import type { FieldError } from '@cellaret/domain/core/validation';
import type { HiddenNote } from '@cellaret/domain/moderation/moderation';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useText } from '#lib/i18n/i18n.ts';
import { REASON_TEXTS } from '#ui/report/reason-texts.ts';

/** Tells the owner why a recipe is kept out of feed and search. */
export function RecipeProblems({ problems }: { problems: readonly FieldError[] }) {
  const t = useText();
  return (
    <Alert severity="warning">
      <AlertTitle>{t('recipes.quarantined')}</AlertTitle>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.message}`}>
            {problem.path}: {problem.message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Tells the owner, and administrators, that a recipe is hidden and why. */
export function HiddenRecipe({ hidden: { provisional, reason, note } }: { hidden: HiddenNote }) {
  const t = useText();
  return (
    <Alert severity="warning">
      <AlertTitle>{t(provisional ? 'recipes.hidden.provisional' : 'recipes.hidden')}</AlertTitle>
      {t(REASON_TEXTS[reason])}
      {note !== '' && `: ${note}`}
    </Alert>
  );
}
