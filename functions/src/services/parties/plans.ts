import type { partyAnswer, planAnswer, plannedAnswer } from '@cellaret/domain/api/answers';
import { substitutesUnder } from '@cellaret/domain/availability/house-rules';
import { providedWithin, standingFor } from '@cellaret/domain/availability/matching/match';
import { countedOn } from '@cellaret/domain/cabinets/bottles';
import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/core/collections';
import { newId } from '@cellaret/domain/core/ids';
import { partyDrinkOf, type PartyItem } from '@cellaret/domain/parties/needs';
import { partyOf, type Party, type Shelved } from '@cellaret/domain/parties/party';
import { planDocument, sharesOf, type Plan, type PlanInput } from '@cellaret/domain/parties/plan';
import { recipeView } from '@cellaret/domain/recipes/recipe-view';
import type { z } from 'zod';
import { readDocument, readDocuments } from '../../store/documents.ts';
import type { Transaction } from '../../store/transaction.ts';
import { SERVER_TIME } from '../../store/values.ts';
import { readActiveStock } from '../cabinets/bar-cabinets.ts';
import { preferencesOf } from '../cabinets/selection.ts';
import { currentCatalogue } from '../catalogue/catalogue-index.ts';
import { notFound } from '../core/failures.ts';
import { readPage, type Page, type Wanted } from '../core/paging.ts';
import type { At } from '../core/places.ts';
import { countAgainstQuota } from '../core/quotas.ts';

type Answer = z.infer<typeof planAnswer>;

const pathOf = ({ place }: At, id: number): string => DOCUMENTS.plan(place, id);

const noPlan = () => notFound('plan');

const answerOf = ({ updated_at: _, ...plan }: Plan): Answer => plan;

export const listPlans = ({ place }: At, page: Wanted): Promise<Page<Answer>> =>
  readPage(COLLECTIONS.plans(place), page, (fields) => {
    const parsed = planDocument.safeParse(fields);
    return parsed.success ? answerOf(parsed.data) : null;
  });

/** Returns a lookup of the owned ingredient (itself, kind or substitute) for a recipe line. Two reads. */
async function shelfOf(at: At): Promise<(item: PartyItem) => Shelved | null> {
  const [{ matching, substitutionRules, search }, user] = await Promise.all([
    currentCatalogue(),
    readDocument(DOCUMENTS.user(at.uid)),
  ]);
  const preferences = preferencesOf(user);
  const stock = await readActiveStock(at, preferences);
  const always = new Set([...substitutionRules.staple_ids, ...preferences.staple_ids]);
  const substitutes = substitutesUnder(substitutionRules.substitutes, stock?.houseRules ?? [], (id, wanted) =>
    matching.hierarchy.isKindOf(id, wanted),
  );
  const provided = providedWithin(matching, [...(stock?.owned ?? []), ...always], stock ? substitutes : []);
  return (item) => {
    const id = standingFor(provided, item.ingredient_id);
    if (id === undefined) return null;
    return {
      served: { ...item, ingredient_id: id, name: search.get('ingredient', id)?.name ?? item.name },
      always: always.has(id),
      ...countedOn(stock?.bottles.get(id)),
    };
  };
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

/** A plan with the computed party: three reads, and one per recipe. Throws not-found. */
export async function readPlan(at: At, isAdmin: boolean, id: number): Promise<z.infer<typeof plannedAnswer>> {
  const stored = await readDocument(pathOf(at, id));
  if (!stored) throw noPlan();
  const plan = planDocument.parse(stored);
  const shares = sharesOf(plan);
  const [found, shelvedFor] = await Promise.all([
    readDocuments(shares.map(({ recipe_id }) => DOCUMENTS.recipeView(recipe_id))),
    shelfOf(at),
  ]);
  const drinks = shares.flatMap(({ weight }, index) => {
    const view = recipeView.safeParse(found[index]);
    if (!view.success) return [];
    const maySee = view.data.hidden === null || isAdmin || view.data.user_id === at.uid;
    return maySee ? [partyDrinkOf(view.data, weight)] : [];
  });
  return { ...answerOf(plan), party: partyAnswerOf(partyOf(plan, drinks, shelvedFor)) };
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
