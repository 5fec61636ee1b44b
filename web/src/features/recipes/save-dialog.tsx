import { MENUS } from '@cellaret/domain/cabinets/shelf';
import { LIMITS } from '@cellaret/domain/core/limits';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState, type SyntheticEvent } from 'react';
import { useChosenShelf } from '#data/cabinets/chosen-shelf.ts';
import { saveShelfEntry, useShelves } from '#data/cabinets/shelves.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { Dialog } from '#ui/kit/dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface SaveDialogProps {
  recipe: Pick<RecipeView, 'id' | 'recipe_name'>;
  onClose: () => void;
}

/** Says which of the reader's menus hold a recipe; saves it to each or a new one, or takes it out. */
export function SaveDialog({ recipe: { id, recipe_name }, onClose }: SaveDialogProps) {
  const t = useText();
  const title = useId();
  const live = useShelves(MENUS);
  const { create } = useChosenShelf(MENUS, 'menu');
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const menus = live.state === 'ready' ? live.value : [];
  const save = (menuId: number, isIn: boolean): void =>
    void saveShelfEntry(MENUS, menuId, id, { recipe_name, is_deleted: !isIn }).catch(showFailure);

  const createMenu = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (trimmed === '') return;
    create(trimmed, (menuId) => save(menuId, true)).catch(showFailure);
    setName('');
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
        {t('recipes.save.title', { name: recipe_name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {live.state === 'loading' && <Skeleton variant="rounded" height={48} />}
        <Box sx={{ display: 'grid' }}>
          {menus.map((menu) => {
            const entry = menu.items[String(id)];
            return (
              <FormControlLabel
                key={menu.id}
                control={<Checkbox checked={entry !== undefined && !entry.is_deleted} />}
                onChange={(_, isIn) => save(menu.id, isIn)}
                label={
                  <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                    {menu.menu_name}
                  </Box>
                }
              />
            );
          })}
        </Box>
        <Box
          component="form"
          noValidate
          onSubmit={createMenu}
          sx={{ display: 'flex', gap: 1, alignItems: 'end' }}
        >
          <TextInput
            label={t('recipes.save.new')}
            value={name}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
            inputProps={{ maxLength: LIMITS.name.max }}
          />
          <Button type="submit" variant="outlined" disabled={trimmed === ''}>
            {t('recipes.save.create')}
          </Button>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('recipes.save.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
