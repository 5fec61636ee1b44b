import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { makeableOf } from '#data/catalogue/makeable.ts';
import { useStock } from '#data/catalogue/stock.ts';
import { useOptionList } from '#data/reference/option-lists.ts';
import { useMayChange, useShownBar } from '#data/session/place.ts';
import {
  saveShoppingEntry,
  type ShoppingItems,
  takeOffList,
  useShoppingList,
} from '#data/shopping/shopping.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useAgain } from '#lib/hooks/use-again.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useLocale, useText } from '#lib/i18n/i18n.ts';
import { useReferenceNames } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/page-paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { ShareIcon } from '#ui/icons/actions.tsx';
import { PrintIcon } from '#ui/icons/things.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { MoreMenu } from '#ui/kit/more-menu.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { ViewerNotice } from '#ui/shelf/viewer-notice.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { AddToList } from './add-to-list.tsx';
import { useAmountText } from './amount-text.ts';
import { groupedEntries, listAsText, type ShoppingGroup } from './grouped-entries.ts';
import { ShoppingRow } from './shopping-row.tsx';
import { useTick } from './use-tick.ts';

/** A group of lines with its heading. */
type TitledGroup = ShoppingGroup & { title: string | null; typeName: string };

/** The shopping list by type in the reader's language. Null until the types are loaded. */
function useShoppingGroups(items: ShoppingItems): TitledGroup[] | null {
  const locale = useLocale();
  const types = useOptionList('ingredient_types');
  const { nameOf } = useReferenceNames();
  return useMemo(() => {
    if (types.state === 'loading') return null;
    const stored = new Map(
      (types.state === 'ready' ? types.value : []).map((type) => [type.id, type.ingredient_type_name]),
    );
    const titleOf = (typeId: number): string => nameOf('ingredient_types', typeId, stored.get(typeId) ?? '');
    return groupedEntries(items, titleOf, locale).map((group) => ({
      ...group,
      // Of a type nobody knows here they stand with what is of none.
      title: group.typeId === null ? null : titleOf(group.typeId) || null,
      typeName: stored.get(group.typeId ?? 0) ?? '',
    }));
  }, [items, types, nameOf, locale]);
}

/** The lines of the list, under their types. */
function ShoppingLines({ groups }: { groups: readonly TitledGroup[] }) {
  const t = useText();
  const tick = useTick();
  return (
    // In two columns where there is room, and on paper, so that one sheet holds a party.
    <Box sx={{ columnCount: { lg: 2 }, columnGap: 6, '@media print': { columns: 2 } }}>
      {groups.map(({ typeId, title, typeName, lines }) => {
        const heading = title ?? t('bar-cabinet.shopping.more');
        return (
          <Box
            component="section"
            key={typeId}
            aria-label={heading}
            sx={{ breakInside: 'avoid', pt: 0.5, '@media print': { mb: 2 } }}
          >
            <Typography variant="overline" component="h2" dir="auto" color="textSecondary">
              {heading}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {lines.map((line) => (
                <ShoppingRow
                  key={line.key}
                  line={line}
                  typeName={typeName}
                  onTick={(isChecked) => tick(line, isChecked)}
                />
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

interface ListActionsProps {
  items: ShoppingItems;
  groups: readonly TitledGroup[];
}

/** Actions on the whole list: share it; print it and remove the bought lines behind the dots. */
function ListActions({ items, groups }: ListActionsProps) {
  const t = useText();
  const amountOf = useAmountText();
  const mayChange = useMayChange();
  const ticked = Object.entries(items).filter(([, entry]) => entry.is_checked);

  const share = async (): Promise<void> => {
    const titles = new Map(groups.map(({ typeId, title }) => [typeId, title]));
    const text = listAsText(
      groups,
      (typeId) => titles.get(typeId) ?? t('bar-cabinet.shopping.more'),
      amountOf,
    );
    // Not everywhere there is something to share with.
    if ('share' in navigator) await navigator.share({ title: t('section.shopping-list'), text });
    else {
      await (navigator as Navigator).clipboard.writeText(text);
      showToast(t('bar-cabinet.shopping.copied'));
    }
  };
  const clear = (): void => {
    takeOffList(Object.fromEntries(ticked)).catch(showFailure);
    showToast(t('bar-cabinet.shopping.cleared', { count: ticked.length }), {
      action: {
        label: t('bar-cabinet.undo'),
        run: () => {
          for (const [key, entry] of ticked) saveShoppingEntry(key, entry).catch(showFailure);
        },
      },
    });
  };
  return (
    <Box sx={{ display: 'flex', mr: -1.5, displayPrint: 'none' }}>
      <IconButton
        aria-label={t('bar-cabinet.shopping.share')}
        // Closing the device's share sheet is a choice and no failure.
        onClick={() => void share().catch(() => undefined)}
      >
        <ShareIcon />
      </IconButton>
      <MoreMenu
        label={t('bar-cabinet.more', { name: t('section.shopping-list') })}
        others={[{ text: t('bar-cabinet.shopping.print'), icon: <PrintIcon />, run: () => print() }]}
        {...(ticked.length > 0 &&
          mayChange && {
            removeText: t('bar-cabinet.shopping.clear', { count: ticked.length }),
            onRemove: clear,
          })}
      />
    </Box>
  );
}

/** How many drinks more a cabinet makes with what is on the list; nothing where nobody knows. */
function Unlocked({ items }: { items: ShoppingItems }) {
  const t = useText();
  const stock = useStock();
  const more = useMemo(() => {
    const catalogue = stock?.catalogue;
    if (!stock || !catalogue) return 0;
    const listed = Object.values(items).flatMap(({ ingredient_id: id }) => id ?? []);
    const [now, then] = [stock.ids, [...stock.ids, ...listed]].map(
      (ids) => makeableOf(catalogue, ids, stock.substitutionRules).length,
    );
    return (then ?? 0) - (now ?? 0);
  }, [stock, items]);
  return (
    more > 0 && (
      <Typography variant="caption" component="p" color="textSecondary">
        {t('bar-cabinet.shopping.opens', { count: more })}
      </Typography>
    )
  );
}

/** `/shopping-list`: what is to be bought, by type, to be ticked in the shop. */
export function ShoppingPage() {
  const [attempt, again] = useAgain();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'minmax(0, 1fr)',
        // The field lies on the foot of a phone.
        pb: { xs: '88px', md: 0 },
      }}
    >
      <Content key={attempt} again={again} />
    </Box>
  );
}

const NOTHING: ShoppingItems = {};

function Content({ again }: { again: () => void }) {
  const t = useText();
  const live = useShoppingList();
  const items = live.state === 'ready' ? live.value : NOTHING;
  const isEmpty = Object.keys(items).length === 0;
  const reading = useReading(live, isEmpty);
  const groups = useShoppingGroups(items);
  const mayChange = useMayChange();
  const bar = useShownBar();
  const title = t('section.shopping-list');
  const isThere = reading === 'read' && groups !== null;
  const wanted = Object.values(items).filter(({ is_checked }) => !is_checked).length;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <PageHeading title={title}>
            {isThere && !isEmpty ? t('bar-cabinet.shopping.to-buy', { count: wanted }) : title}
          </PageHeading>
          {isThere && <Unlocked items={items} />}
        </Box>
        {isThere && !isEmpty && <ListActions items={items} groups={groups} />}
      </Box>
      {reading === 'unread' && <UnreadNotice retry={again} />}
      {reading !== 'unread' && !isThere && <ListSkeleton label={t('common.loading')} />}
      {isThere && (mayChange ? <AddToList items={items} /> : <ViewerNotice bar={bar} />)}
      {isThere &&
        (isEmpty ? (
          <EmptyState
            title={t('bar-cabinet.shopping.none')}
            action={
              <Button variant="contained" component={Link} to={PATHS.whatCanIMake}>
                {t('section.what-can-i-make')}
              </Button>
            }
          />
        ) : (
          <ShoppingLines groups={groups} />
        ))}
    </>
  );
}
