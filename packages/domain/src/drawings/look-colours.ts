/** By words of folded names; the first match wins, so specific ones come first. `#FFFFFF` is clear. */
const BY_NAME: readonly [pattern: RegExp, colour: string][] = [
  [/charcoal/, '#1C1A1A'],
  [/blue curacao/, '#1E86D9'],
  [/campari|sanbitter|red bitter/, '#C4141E'],
  [/aperol/, '#F1521B'],
  [/aperitivo|cappelletti/, '#DE3A1E'],
  [/pimm/, '#9C4A1C'],
  [/yellow chartreuse|strega/, '#DCC93C'],
  [/chartreuse/, '#9CB93B'],
  [/violette/, '#6650B4'],
  [/midori|melon liqueur/, '#72BE3C'],
  [/sour apple|apple (pucker|schnapps)/, '#A6CB4B'],
  [/noyaux/, '#D9475A'],
  [/white creme de|creme de cacao.*(white|blanc)|creme de menthe.*white/, '#FFFFFF'],
  [/creme de menthe/, '#46AE74'],
  [/cassis|creme de mure|blackberr/, '#4B1232'],
  [/chambord|raspberr/, '#A2173A'],
  [/sloe/, '#A5262F'],
  [/cherry (heering|liqueur|brandy)|guignolet/, '#6C1014'],
  [/maraschino|cherry blossom/, '#FFFFFF'],
  [/baileys|irish cream/, '#BE9371'],
  [/coffee|espresso|kahlua|cold brew|tia maria|mr black/, '#2A150D'],
  [/cacao|chocolate|cocoa|mole/, '#3A1D10'],
  [/cola\b|root beer|stout|guinness/, '#35180E'],
  [/fernet|jager|averna|cynar|picon|ramazzotti|montenegro|nonino|pelinkovac|walnut|nocino/, '#4E2411'],
  [/peychaud/, '#B7222C'],
  [/(orange|lemon|grapefruit|celery|peach) bitters/, '#DB8E30'],
  [/bitters|angostura/, '#8C3B12'],
  [/ancho reyes/, '#9C3F1A'],
  [/amaretto|disaronno|tuaca|frangelico|hazelnut|allspice|pimento/, '#B4641D'],
  [/benedictine|drambuie|galliano|swedish punsch|licor 43|honey|agave/, '#D99A27'],
  [/grand marnier|dry curacao|orange curacao|apricot|mandarine/, '#DD8A28'],
  [/limoncello/, '#EDDE4A'],
  [/advocaat|egg yolk/, '#F1BE33'],
  [/elderflower|st.germain|suze|gentian|falernum|chamomile|italicus/, '#EFE29C'],
  [/absinthe|pastis|pernod/, '#BBCB7C'],
  [/marmalade/, '#DE8A24'],
  [/cointreau|triple sec|lychee|curacao|ouzo|sambuca|anis/, '#FFFFFF'],
  [/passo[aã]|passion/, '#F0A62A'],
  [/banana/, '#E3BF45'],
  [/sweet vermouth|rosso|punt e mes|torino|rouge|red vermouth|barolo chinato/, '#7B2A15'],
  [
    /noilly|\bbianco\b|(dry|blanc|bianco|white) vermouth|vermouth.*(dry|blanc|bianco|white)|lillet blanc|americano|kina/,
    '#F0E6B4',
  ],
  [/rose (vermouth|wine)|lillet rose|^rose$|rose wine/, '#E88E7F'],
  [/fino|manzanilla/, '#EAD593'],
  [/pedro ximenez/, '#3A1D10'],
  [/sherry|madeira|marsala|tawny/, '#9A5520'],
  [/white port/, '#E6CC88'],
  [/\bport\b|red wine|lambrusco|teranino|dubonnet/, '#5F0F23'],
  [/verjus/, '#E4DE9A'],
  [/champagne|prosecco|cava|sparkling wine|cremant|white wine/, '#F0DC98'],
  [/broth|bouillon|consomme/, '#A8743A'],
  [/soy sauce|worcester/, '#3F2010'],
  [/lager|beer|ale$|pilsner/, '#E3A72E'],
  [/ginger (beer|ale)/, '#EADBAE'],
  [/cider|apple juice/, '#DEB452'],
  [/coconut|milk|cream\b|yogh?urt|horchata/, '#FBF6EC'],
  [/blood orange/, '#D6421E'],
  [/orange|mandarin|tangerine|clementine/, '#F39B20'],
  [/grapefruit|pamplemousse|pomelo/, '#F2986F'],
  [/lemon hart|black seal|pusser/, '#7C3A12'],
  [/lemonade|lemon.lime|bitter lemon/, '#F8F5DF'],
  [/lemon|yuzu/, '#F3E88F'],
  [/lime/, '#D9E58E'],
  [/pineapple/, '#F2D04F'],
  [/cranberr|grenadine|pomegranate|hibiscus|red ?currant/, '#B5132E'],
  [/celery salt/, '#EDEBDD'],
  [/jalapeno/, '#6FA23A'],
  [/tomato|tabasco|chil[il]|clamato/, '#C8341F'],
  [/strawberr|watermelon/, '#D9394B'],
  [/beet/, '#7C103B'],
  [/mango|carrot|apricot/, '#F5A528'],
  [/guava|peach|papaya/, '#F4A873'],
  [/plum brandy|slivov/, '#FFFFFF'],
  [/blueberr|grape juice|plum/, '#4C2450'],
  [/matcha|kiwi|cucumber|basil|mint|cilantro|celery/, '#9FC167'],
  [/maple|demerara (syrup|sugar)|brown sugar|muscovado|molasses|cinnamon/, '#A05C26'],
  [/orgeat|almond/, '#F1E8D2'],
  [/ginger/, '#E3C67B'],
  [/lavender|pea flower|\bube\b/, '#8C7BC0'],
  [/rose water/, '#FFFFFF'],
  [/\bros(e|a)\b/, '#E59AA5'],
  [/green tea/, '#C6C35E'],
  [/black tea|\btea\b|earl grey/, '#A55A1F'],
  [/(dark|black|demerara|overproof|navy|blackstrap) rum/, '#7C3A12'],
  [/(white|silver|blanco|light|coconut) rum|carta blanca|malibu|rhum agricole|cachaca/, '#FFFFFF'],
  [/\brh?um\b|batavia|arrack/, '#BC7A2E'],
  [/extra anejo/, '#C27A2A'],
  [/anejo/, '#D6A04A'],
  [/reposado/, '#E8CD8D'],
  [/bourbon|rye|scotch|whisk/, '#BB6A1E'],
  [/pisco|eau de vie|kirsch|pear brandy|grappa/, '#FFFFFF'],
  [/cognac|brandy|armagnac|calvados|applejack/, '#AE5C1C'],
  [/aquavit/, '#F3E7BE'],
  [
    /gin|vodka|mezcal|tequila|sake|shochu|soju|soda|tonic|water|seltzer|simple|sugar|salt|saline|egg/,
    '#FFFFFF',
  ],
];

const BY_TYPE: readonly [pattern: RegExp, colour: string][] = [
  [/bitter/, '#8C3B12'],
  [/amaro/, '#5A2A13'],
  [/vermouth|fortified|aperitif/, '#B5652F'],
  [/sparkling|champagne/, '#F0DC98'],
  [/wine/, '#E6D08A'],
  [/whisk|bourbon|brandy|cognac/, '#B8691F'],
  [/rum/, '#C98D45'],
  [/beer|cider/, '#E3A72E'],
  [/juice|fruit|pur[eé]e|nectar/, '#F2C25A'],
  [/liqueur|creme de/, '#DDA24E'],
  [/syrup|sweetener|cordial/, '#E8CF95'],
  [/dairy|cream/, '#FBF6EC'],
  [/herb|leaf/, '#9FC167'],
  [/spice/, '#A05C26'],
];

/** Folds a name for the tables of this module: lower case, no accents, trimmed. */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
}

/** The hex colour by name, then by ancestors ('Tanqueray', 'London dry gin', 'Gin'), then by type. */
export function ingredientColour(names: readonly string[], typeName: string): string {
  for (const name of names.map(foldName)) {
    const found = BY_NAME.find(([pattern]) => pattern.test(name));
    if (found) return found[1];
  }
  const type = foldName(typeName);
  return BY_TYPE.find(([pattern]) => pattern.test(type))?.[1] ?? '#FFFFFF';
}
