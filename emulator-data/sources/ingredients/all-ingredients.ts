import type { IngredientGroup } from '../shapes.ts';
import { agave } from './agave.ts';
import { amaro } from './amaro.ts';
import { aperitivo } from './aperitivo.ts';
import { beerCider } from './beer-cider.ts';
import { bitters } from './bitters.ts';
import { brandy } from './brandy.ts';
import { coffee } from './coffee.ts';
import { creamCoffeeLiqueurs } from './cream-coffee-liqueurs.ts';
import { dairyEgg } from './dairy-egg.ts';
import { flavouredSyrup } from './flavoured-syrup.ts';
import { fortifiedWine } from './fortified-wine.ts';
import { fruitLiqueurs } from './fruit-liqueurs.ts';
import { fruit } from './fruit.ts';
import { gin } from './gin.ts';
import { herbalLiqueurs } from './herbal-liqueurs.ts';
import { herbsSpices } from './herbs-spices.ts';
import { ice } from './ice.ts';
import { juice } from './juice.ts';
import { mixers } from './mixers.ts';
import { orangeLiqueurs } from './orange-liqueurs.ts';
import { otherSpirits } from './other-spirits.ts';
import { rum } from './rum.ts';
import { sauces } from './sauces.ts';
import { sugar } from './sugar.ts';
import { syrup } from './syrup.ts';
import { vermouth } from './vermouth.ts';
import { vodka } from './vodka.ts';
import { whisky } from './whisky.ts';
import { wine } from './wine.ts';

/** Every ingredient of the starter catalogue, by shelf. */
export const ingredientGroups: readonly IngredientGroup[] = [
  gin,
  vodka,
  rum,
  whisky,
  agave,
  brandy,
  otherSpirits,
  orangeLiqueurs,
  fruitLiqueurs,
  herbalLiqueurs,
  creamCoffeeLiqueurs,
  aperitivo,
  amaro,
  vermouth,
  wine,
  fortifiedWine,
  beerCider,
  bitters,
  sugar,
  syrup,
  flavouredSyrup,
  juice,
  mixers,
  coffee,
  fruit,
  herbsSpices,
  dairyEgg,
  sauces,
  ice,
];
