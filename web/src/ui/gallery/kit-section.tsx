import { SCORES } from '@cellaret/domain/taste/scores';
import { BottlePicture } from '@cellaret/drawings/bottle-picture.tsx';
import { DrinkPicture } from '@cellaret/drawings/drink-picture.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { showToast } from '#lib/browser/toasts.ts';
import * as actions from '../icons/actions.tsx';
import * as navigation from '../icons/navigation-icons.tsx';
import * as things from '../icons/things.tsx';
import { Banner } from '../kit/banner.tsx';
import { CardRow, CardTile } from '../kit/card.tsx';
import { ChipList } from '../kit/chip-list.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { LoadMoreButton } from '../kit/lists/load-more-button.tsx';
import { ListSkeleton } from '../kit/lists/skeletons.tsx';
import { SmallTileGrid } from '../kit/lists/tile-grid.ts';
import { VirtualTable } from '../kit/lists/virtual-table.tsx';
import { SearchField } from '../kit/search-field.tsx';
import { StockToggle } from '../kit/stock-toggle.tsx';
import { Logo } from '../logo.tsx';
import { TasteFigure, TasteList } from '../taste/taste-figure.tsx';
import { SAMPLE_DRINKS, SAMPLE_INGREDIENTS } from './samples.ts';

const TASTE = SCORES.map((key, index) => ({
  key,
  label: key.replaceAll('_', ' '),
  value: (index * 5 + 3) % 10,
}));
const ROWS = Array.from({ length: 12 }, (_, id) => ({
  id,
  name: `Ingredient ${id}`,
  text: 'Juniper first, citrus after',
  abv: id % 60,
}));

/** The kit's parts with sample data. */
export function KitSection() {
  const [query, setQuery] = useState('Gin');
  const [inStock, setInStock] = useState(true);
  const [open, setOpen] = useState(false);
  const [chips, setChips] = useState(['Smoky', 'Floral', 'Aged in oak']);
  return (
    <Box sx={{ display: 'grid', gap: 3, my: 4, '& > *': { minWidth: 0 } }}>
      <Logo />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <StockToggle
          inStock={inStock}
          text={inStock ? 'In Stock' : 'Out of Stock'}
          itemName="Gin"
          onToggle={setInStock}
        />
        <StockToggle
          inStock={!inStock}
          text={inStock ? 'Out of Stock' : 'In Stock'}
          itemName="Rum"
          onToggle={() => setInStock(!inStock)}
        />
        <Button variant="contained" color="bitters" onClick={() => setOpen(true)}>
          Remove
        </Button>
        <Button
          onClick={() =>
            showToast('Campari removed.', { action: { label: 'Undo', run: () => setInStock(true) } })
          }
        >
          Toast
        </Button>
        <Button variant="contained" disabled>
          Added
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        {Object.entries({ ...navigation, ...actions, ...things }).map(([name, Drawing]) => (
          <IconButton key={name} aria-label={name} size="small">
            <Drawing />
          </IconButton>
        ))}
      </Box>
      <Banner tone="error" onClose={() => setQuery('')} closeLabel="Close">
        Please fix the form errors and try again.
      </Banner>
      <Banner tone="notice" action={<Button size="small">Retry</Button>}>
        You are offline. Changes are kept and sent later.
      </Banner>
      <Banner tone="success">Upload successful!</Banner>
      <SearchField
        label="Search"
        placeholder="Search ingredients..."
        value={query}
        onChange={setQuery}
        clearLabel="Clear"
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <TextField label="Recipe Name" defaultValue="Negroni" />
        <TextField label="Email" error helperText="Required" />
        <TextField label="Instructions" multiline minRows={3} placeholder="Stir with ice." />
      </Box>
      <ChipList
        label="Attributes"
        items={chips.map((label) => ({ id: label, label }))}
        onRemove={(id) => setChips(chips.filter((chip) => chip !== id))}
        removeLabel={(label) => `Remove ${label}`}
      />
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
        <TasteFigure scores={TASTE} sentence="bitter, medium body" size={160} />
        <TasteFigure scores={TASTE} sentence="bitter, medium body" />
        <TasteFigure scores={TASTE} sentence="bitter, medium body" size={32} />
      </Box>
      <TasteList scores={TASTE} valueText={({ label, value }) => `${label} ${value} of 9`} />
      <Box sx={{ display: 'grid', gap: 1 }}>
        {SAMPLE_INGREDIENTS.slice(0, 3).map(({ name, look }) => (
          <CardRow
            key={name}
            to="#"
            name={name}
            picture={<BottlePicture look={look} />}
            line="Gin · 40 %"
            action={<StockToggle inStock text="In Stock" itemName={name} onToggle={setInStock} />}
          />
        ))}
      </Box>
      <SmallTileGrid>
        {SAMPLE_DRINKS.slice(0, 6).map(({ name, look }) => (
          <CardTile
            key={name}
            to="#"
            name={name}
            picture={<DrinkPicture look={look} />}
            line="Gin · 24 % · you have everything"
            meta={<TasteFigure scores={TASTE} sentence="bitter, medium body" size={36} />}
            action={
              <IconButton aria-label={`Add ${name}`} color="primary">
                <actions.AddIcon />
              </IconButton>
            }
          />
        ))}
      </SmallTileGrid>
      <LoadMoreButton
        label="Load more"
        busyLabel="Loading..."
        busy={false}
        onClick={() => showToast('Loaded.')}
      />
      <VirtualTable
        rowRem={4.5}
        label="Ingredients"
        rows={ROWS}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            heading: 'Name',
            track: 'minmax(0, 2fr)',
            cell: ({ name }) => <a href="#top">{name}</a>,
          },
          {
            key: 'text',
            heading: 'Description',
            track: 'minmax(0, 3fr)',
            cell: ({ text }) => text,
            narrow: 'below',
          },
          { key: 'abv', heading: 'ABV', track: '72px', cell: ({ abv }) => `${abv}%`, align: 'end' },
        ]}
      />
      <EmptyState
        title="Your bar is empty. Add some ingredients to get started."
        action={<Button variant="contained">Add Ingredient</Button>}
      />
      <ListSkeleton label="Loading..." count={2} />
      <ConfirmDialog
        open={open}
        title="Remove Campari?"
        confirmLabel="Remove"
        cancelLabel="Cancel"
        tone="remove"
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      >
        It stays in the catalogue.
      </ConfirmDialog>
    </Box>
  );
}
