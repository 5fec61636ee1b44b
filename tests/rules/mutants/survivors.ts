/** Mistakes that change no verdict, so that no test can notice them, with the reason. */
const SURVIVORS: readonly [mistake: RegExp, reason: string][] = [
  [
    /^(verified|public_menus\/.*): without request\.auth != null$/,
    'reading the token or the uid of nobody is an error, which denies as well; the condition says what is meant',
  ],
  [
    /^isNumber: without value is number$/,
    'comparing anything else with a number is an error, which denies as well',
  ],
  [/^quantityColumn: pattern \[1-9\] as \[0-9\]$/, 'an integer is never written with a leading zero'],
  [/^isIdKey: pattern \{0,15\} longer$/, 'the number that is written there is no greater than an id'],
  [/^isName: 1 as 0 in isText\(name, 1, 255\)$/, 'something of a name can be seen, so that it is not empty'],
  [
    /: list as read$/,
    'a get has no limit: the condition of the list is an error for it, and get has its own allow',
  ],
  [
    /^((ingredient_types|ingredient_brands|ingredient_attributes|glassware|serving_methods|quantity_unit_types|quantity_units)\/\{documentId\}|users\/\{uid\}(\/devices\/\{slot\})?|recipes\/\{recipeId\}\/ratings\/\{uid\}|shared_recipes\/\{recipeId\}): (create|update) as write$/,
    'what may be made may be changed to the same and the other way round, and a delete brings no document: the condition is an error for it',
  ],
  [
    /(^ingredients\/\{ingredientId\}|^recipes\/\{recipeId\}|^public_menus\/.*|quotas\/\{kind\}|bar_cabinets\/\{cabinetId\}|menus\/\{menuId\}|shopping_lists\/\{listId\}|publications\/\{token\}|marks\/\{kind\}|log\/\{entryId\}|^bars\/\{barId\}|invites\/\{code\}): update as write$/,
    'the condition asks what was there and what comes: it is an error for a create and for a delete',
  ],
  [
    /^(ingredients\/\{ingredientId\}|recipes\/\{recipeId\}): create as write$/,
    'nobody takes an id twice, and a delete brings no document',
  ],
  [
    /(plans\/\{planId\}|notes\/\{noteId\}): create as write$/,
    'what may be made may be changed to the same, and a delete brings no document',
  ],
  [
    /^public_menus\/\{token\}\/orders\/\{orderId\}: create as write$/,
    'the guest who is counted in the same commit asks that the order was not there, and a delete brings no document',
  ],
  [
    /^ids\/\{documentId\}.*: (without (taken\.kind == 'recipe'|verified\(\)|incoming\(\)\.taken_at == request\.time)|&& as \|\| before incoming\(\)\.taken_at == request\.time)$/,
    'the ingredient or the recipe of the same commit asks the same of the id it takes',
  ],
  [
    /: (>|<=) as (>=|<) in .*(request\.time|expires_at|closes_at)/,
    'no test writes in the very moment in which a time is up',
  ],
  [
    /^public_menus\/.*: 30 as (29|31) in duration\.value\(30, 's'\)$/,
    'no row is tried within the one second between',
  ],
  [/: 0 as -1 in is(Text|Line)\(/, 'no text is shorter than empty'],
  [
    /^(ingredients\/\{ingredientId\}(\/versions\/\{version\})?|recipes\/\{recipeId\}): (without writer\(\)|&& as \|\| before incoming\(\)\.version == (1|existing\(\)\.version \+ 1))$/,
    'what comes in the same batch, the count that covers it or the new version, asks for the same writer',
  ],
  [
    /^(ingredients\/\{ingredientId\}: without incoming\(\)\.version == (1|existing\(\)\.version \+ 1)|recipes\/\{recipeId\}: without incoming\(\)\.created_at == request\.time)$/,
    'the id that is taken or the history in the same batch asks the same',
  ],
  [
    /^(users\/\{uid\}|public_menus\/\{token\}\/guests\/\{uid\}|recipes\/\{recipeId\}\/ratings\/\{uid\}|reports\/\{reportId\}): get as read$/,
    'a list has no one uid and no one id, so that nobody is its owner',
  ],
  [
    /^users\/\{uid\} isPlace: without resource != null$/,
    'reading from what is not there is an error, which is as false beside the bars one belongs to',
  ],
  [
    /^public_menus\/\{token\}\/orders\/\{orderId\} isOrder: without data\.guest_uid == caller\(\)$/,
    'the guest who is counted in the same commit asks whose the order is',
  ],
  [
    /^public_menus\/\{token\}\/gate\/now: get as read$/,
    'a list is of no one document, which the path of the gate names',
  ],
  [
    /^changesOneEntry: without key in incoming\(\)\.items$/,
    'reading an entry that is not there is an error, which denies as well; the condition says what is meant',
  ],
  [
    /^recipes\/\{recipeId\} hasItems: without isColumn\(data\.item_quantity_unit_ids, count, idColumn\(\)\)$/,
    'what is contained in the list of units is an id; in production the column also keeps 1.0 from passing for 1, which the local engine cannot show',
  ],
];

/** Why nobody can notice a mistake; null where somebody should. */
export const whyUnnoticed = (mistake: string): string | null =>
  SURVIVORS.find(([pattern]) => pattern.test(mistake))?.[1] ?? null;
