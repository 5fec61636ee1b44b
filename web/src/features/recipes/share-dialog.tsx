import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { PUBLIC_PATHS } from '@cellaret/domain/recipes/sharing';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { shareRecipe, useSharing } from '#data/recipes/sharing.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useLocale, useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { ConfirmDialog } from '#ui/kit/confirm-dialog.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { ShareLink } from '#ui/share-link.tsx';

interface ShareDialogProps {
  recipe: RecipeView;
  isOwner: boolean;
  onClose: () => void;
}

/** Copies the link of a recipe that is not public yet, once its owner agrees to make it public. */
function MakePublic({ recipe: { id, recipe_name }, link }: { recipe: RecipeView; link: string }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const copy = async (): Promise<void> => {
    setAsking(false);
    await shareRecipe(id, true);
    await navigator.clipboard.writeText(link);
    showToast(t('recipes.share.copied'));
  };
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)} sx={{ justifySelf: 'start' }}>
        {t('recipes.share.copy')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('recipes.share.publish.title', { name: recipe_name })}
        confirmLabel={t('recipes.share.publish')}
        cancelLabel={t('common.cancel')}
        onConfirm={() => void copy().catch(showFailure)}
        onCancel={() => setAsking(false)}
      >
        {t('recipes.share.on')}
      </ConfirmDialog>
    </>
  );
}

/** The address of a recipe for others: its public page where shared, else its page for members. */
export function ShareDialog({ recipe, isOwner, onClose }: ShareDialogProps) {
  const t = useText();
  const locale = useLocale();
  const title = useId();
  const sharing = useSharing(recipe.id);
  const isShared = sharing.state === 'ready' && sharing.value?.is_shared === true;
  // An owner's link is the public one, which leads nowhere before the recipe is public.
  const asks = isOwner && sharing.state === 'ready' && !isShared;
  const path =
    isShared || asks
      ? PUBLIC_PATHS.recipe(recipe.id) + (locale === 'de' ? '?lang=de' : '')
      : PATHS.recipe(recipe.id);
  const link = new URL(path, location.origin).href;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
        {t('recipes.share.title', { name: recipe.recipe_name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {sharing.state === 'loading' && <Skeleton variant="rounded" height={72} />}
        {sharing.state === 'error' && <Banner tone="notice">{t('recipes.share.unread')}</Banner>}
        {sharing.state === 'ready' && isOwner && (
          <div>
            <FormControlLabel
              control={
                <Switch
                  checked={isShared}
                  onChange={(_, checked) => void shareRecipe(recipe.id, checked).catch(showFailure)}
                />
              }
              label={t('recipes.share.switch')}
            />
            <Typography sx={{ color: 'text.secondary' }}>
              {t(isShared ? 'recipes.share.on' : 'recipes.share.off')}
            </Typography>
          </div>
        )}
        {sharing.state === 'ready' && !isOwner && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t(isShared ? 'recipes.share.public' : 'recipes.share.members')}
          </Typography>
        )}
        {asks && <MakePublic recipe={recipe} link={link} />}
        {sharing.state !== 'loading' && !asks && (
          <ShareLink
            link={link}
            title={recipe.recipe_name}
            texts={{
              link: t('recipes.share.link'),
              copy: t('recipes.share.copy'),
              copied: t('recipes.share.copied'),
              send: t('recipes.share.send'),
              qr: t('recipes.share.qr', { name: recipe.recipe_name }),
            }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
