import type { partyAnswer, planAnswer, plannedAnswer } from '@cellaret/domain/api/answers';
import { substitutesUnder } from '@cellaret/domain/availability/house-rules';
import { providedWithin } from '@cellaret/domain/availability/matching/match';
import { countedOn } from '@cellaret/domain/cabinets/bottles';
import { boughtWhole, isOfEgg, servedBy, type TakenOf } from '@cellaret/domain/cabinets/served-lines';
import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/core/collections';
import { newId } from '@cellaret/domain/core/ids';
import { partyDrinkOf, type PartyItem } from '@cellaret/domain/parties/needs';
import { partyOf, type Party, type Shelved } from '@cellaret/domain/parties/party';
import { planDocument, sharesOf, type Plan, type PlanInput } from '@cellaret/domain/parties/plan';
import { recipeView } from '@cellaret/domain/recipes/recipe-view';
import type { z } from 'zod';
import { readDocument, readDocuments } from '../../store/documents.ts';
import { SERVER_TIME } from '../../store/field-values.ts';
import type { Transaction } from '../../store/transaction.ts';
import { readActiveStock } from '../cabinets/bar-cabinets.ts';
import { preferencesOf } from '../cabinets/selection.ts';
import { currentCatalogue } from '../catalogue/catalogue-index.ts';
import { notFound } from '../core/failures.ts';
import { readPage, type Page, type Wanted } from '../core/paging.ts';
import { READER, type At } from '../core/place-access.ts';
import { countAgainstQuota } from '../core/quotas.ts';
import { readReferences } from '../core/references.ts';

type Answer = z.infer<typeof planAnswer>;
type Cover = Awaited<ReturnType<typeof coverOf>>;

const pathOf = ({ place }: At, id: number): string => DOCUMENTS.plan(place, id);

const noPlan = () => notFound('plan');

const answerOf = ({ updated_at: _, ...plan }: Plan): Answer => plan;

export const listPlans = ({ place }: At, page: Wanted): Promise<Page<Answer>> =>
  readPage(COLLECTIONS.plans(place), page, (fields) => {
    const parsed = planDocument.safeParse(fields);
    return parsed.success ? answerOf(parsed.data) : null;
  });

/** The ingredients that the active cabinet covers, and by which rules. Two reads. */
async function coverOf(at: At) {
  const [{ matching, substitutionRules, search }, user] = await Promise.all([
    currentCatalogue(),
    readDocument(DOCUMENTS.user(at.uid)),
  ]);
  const preferences = preferencesOf(user);
  const stock = await readActiveStock(at, preferences);
  const always = new Set([...substitutionRules.staple_ids, ...preferences.staple_ids]);
  const { substitutes } = substitutionRules;
  const accepted = substitutesUnder(substitutes, stock?.houseRules ?? [], (id, wanted) =>
    matching.hierarchy.isKindOf(id, wanted),
  );
  const provided = providedWithin(matching, [...(stock?.owned ?? []), ...always], stock ? accepted : []);
  return { search, always, substitutes, provided, bottles: stock?.bottles };
}

/** How lines are served and bought. One read if a substitute serves one, or eggs are bought. */
async function servingOf({ search, always, substitutes, provided, bottles }: Cover, items: PartyItem[]) {
  const swapped = new Set(
    items.map(
      (item) =>
        provided.replaces.get(item.ingredient_id)?.through.ingredient_id ??
        (isOfEgg(item) ? item.ingredient_id : null),
    ),
  );
  const units = await readReferences(
    READER,
    'quantity_units',
    substitutes
      .filter(({ ingredient_id }) => swapped.has(ingredient_id))
      .flatMap((rule) => [rule.quantity_unit_id, rule.substitute_quantity_unit_id]),
  );
  const takenOf: TakenOf = (id, item) => {
    const { name, alcohol_abv } = search.get('ingredient', id) ?? item;
    return { ingredient_id: id, ingredient_type_id: item.ingredient_type_id, name, alcohol_abv };
  };
  const shelvedFor = (item: PartyItem): Shelved | null => {
    const served = servedBy(provided, item, substitutes, units, takenOf);
    return (
      served && {
        served,
        always: always.has(served.ingredient_id),
        ...countedOn(bottles?.get(served.ingredient_id)),
      }
    );
  };
  return [shelvedFor, (item: PartyItem) => boughtWhole(item, substitutes, units, takenOf)] as const;
}

const partyAnswerOf = ({
  drinks,
  purchases,
  iced_drinks: _,
  ...rest
}: Party): z.infer<typeof partyAnswer> => ({
  ...rest,
  drinks: drinks.map(({ id, name, count }) => ({ recipe_id: id, recipe_name: name, count })),
  purchases: purchases.map(
    ({ ingredient_id, name, ml, pieces, left_ml, guessed, size_ml, bottles, always }) => ({
      ingredient_id,
      ingredient_name: name,
      need_ml: ml,
      pieces,
      left_ml,
      guessed,
      size_ml,
      bottles,
      always,
    }),
  ),
});

/** A plan with the computed party: three or four reads, and one per recipe. Throws not-found. */
export async function readPlan(at: At, isAdmin: boolean, id: number): Promise<z.infer<typeof plannedAnswer>> {
  const stored = await readDocument(pathOf(at, id));
  if (!stored) throw noPlan();
  const plan = planDocument.parse(stored);
  const shares = sharesOf(plan);
  const [found, cover] = await Promise.all([
    readDocuments(shares.map(({ recipe_id }) => DOCUMENTS.recipeView(recipe_id))),
    coverOf(at),
  ]);
  const drinks = shares.flatMap(({ weight }, index) => {
    const view = recipeView.safeParse(found[index]);
    if (!view.success) return [];
    const maySee = view.data.hidden === null || isAdmin || view.data.user_id === at.uid;
    return maySee ? [partyDrinkOf(view.data, weight)] : [];
  });
  const serving = await servingOf(
    cover,
    drinks.flatMap(({ items }) => items),
  );
  return { ...answerOf(plan), party: partyAnswerOf(partyOf(plan, drinks, ...serving)) };
}

/** Creates a plan. Throws QuotaExceeded. */
export async function createPlan(transaction: Transaction, at: At, input: PlanInput): Promise<Answer> {
  const id = newId();
  const count = await countAgainstQuota(transaction, at.uid, 'shelves');
  count(id);
  transaction.create(pathOf(at, id), { id, ...input, updated_at: SERVER_TIME });
  return { id, ...input };
}

export async function updatePlan(
  transaction: Transaction,
  at: At,
  id: number,
  input: PlanInput,
): Promise<Answer> {
  if (!(await transaction.read(pathOf(at, id)))) throw noPlan();
  transaction.set(pathOf(at, id), { id, ...input, updated_at: SERVER_TIME });
  return { id, ...input };
}

export async function deletePlan(transaction: Transaction, at: At, id: number): Promise<void> {
  if (!(await transaction.read(pathOf(at, id)))) throw noPlan();
  transaction.remove(pathOf(at, id));
}
