import { foldName } from '../../core/folding.ts';
import { GERMAN_INGREDIENTS } from '../../ingredients/german-names.ts';
import type { StrengthBand } from './tastes.ts';
import type { Trait } from './traits.ts';

export type Grammar =
  | 'not' // excludes what follows: 'without lemon', 'less sweet'
  | 'free' // excludes what precedes: 'egg free'
  | 'with'
  | 'and'
  | 'or' // either suffices, except for exclusions
  | 'like' // followed by a drink to compare with
  | 'than' // 'stronger than'
  | 'most' // 'at most four'
  | 'least'
  | 'items' // 'three ingredients'
  | 'percent'
  | 'filler';

/** The meaning of a word; ingredients by their catalogue names. */
export type Meaning =
  | { readonly kind: 'grammar'; readonly grammar: Grammar }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'trait'; readonly trait: Trait; readonly negated?: boolean }
  | { readonly kind: 'strength'; readonly strength: StrengthBand }
  | { readonly kind: 'glass'; readonly ids: readonly number[] }
  | { readonly kind: 'method'; readonly ids: readonly number[] }
  | { readonly kind: 'equal_parts' }
  | { readonly kind: 'ingredient'; readonly called: string; readonly negated?: boolean }
  | { readonly kind: 'drink'; readonly called: string };

/*
 * All known words, English and German, as comma-separated lists. Not listed: endings and compounds, which
 * `word-forms.ts` finds by rule, names in the catalogue, and German names of ingredients.
 */

const GRAMMAR: Readonly<Record<Grammar, string>> = {
  not: "no,not,non,without,sin,minus,w o,sans,except,excluding,skip,nothing,hold the,leave out,avoid,never,isn't,aren't,doesn't,don't,don't like,hate,dislike,allergic to,anything but,everything but,but no,neither,other than,free of,free from,instead of,rather than,ohne,kein,keine,keinen,keiner,keinem,keines,keinerlei,nicht,nichts,ausser,alles ausser,weder,bloss kein,bitte kein,allergisch gegen,anstatt,statt,anstelle von,frei von,vermeide,mag kein,lacking,cannot have,cant have,niemals,nie,nix,ohne jegliche,ohne jeden,less,weniger,nicht allzu,minder,kaum,hardly,a bit less,etwas weniger",
  free: 'free,frei,less free',
  with: 'with,w,containing,contains,including,mit,but with,only with,using,made with,made from,plus,has,auf basis von,enthält,but,aber,nur,only,yet,though,jedoch,doch,sondern,served,serviert',
  or: 'or,oder,bzw',
  than: 'than,als',
  and: 'and,n,und,also,as well as,sowie,both,y,noch,nor',
  like: 'like,similar,alternative,alternatives,variation,variations,variant,variants,twist,riff,version of,alternativen,varianten,variante,wie,ähnlich,sowas wie,statt einem,im stil von',
  most: 'at most,max,maximum,maximal,höchstens,up to,no more than,not more than,nicht mehr als,bis zu,under,below,less than,fewer than,unter,weniger als,bis',
  least: 'at least,min,minimum,mindestens,more than,over,above,über,mehr als,ab,no less than',
  items:
    'ingredient,ingredients,zutat,zutaten,component,components,things,bottles,item,items,sachen,flaschen',
  percent: 'percent,prozent,abv,vol,vol percent,proof abv,alcohol by volume',
  filler:
    'a,an,the,some,something,anything,for,in,of,on,to,at,me,my,i,im,we,it,is,are,that,this,want,need,would,id,love,please,drink,drinks,cocktail,cocktails,recipe,recipes,beverage,mix,mixed,taste,tasting,very,rather,really,quite,pretty,kind,bit,little,give,make,show,find,what,can,have,any,good,great,best,nice,popular,favourite,favorite,classic,easy to make,type,style,based,base,too,so,but not least,more,extra,lots,plenty,full,flavor,flavour,flavored,flavoured,idea,tonight,today,there,be,do,you,let,us,all,every,which,served in,glass,up,ein,etwas,irgendwas,irgendetwas,was,für,am,vom,zum,der,die,das,den,dem,des,ich,will,möchte,hätte,gern,lust,auf,getränk,getränke,rezept,rezepte,sehr,eher,ganz,mal,welche,gibt,es,gut,lecker,beliebt,mehr,viel,schmeckt,geschmack,nach,von,zu,bei,mir,uns,zeig,heute,abend,aus,ist,sein,soll,sollte,doch bitte,richtig,schön,alcohol,alkohol,klassiker,cocktailrezept,trinken,von der,cant,could,stand,hab,geht,da,noch da,left,got,use,made,make with,some of,between,zwischen,dazu,passt,passend,suche,looking,who,how,where,when,wo,wie viel,just,thank,danke,hallo,hi,hello,hey,serve,order,guest,idee,vorschlag,tipp,suggestion,recommend,recommendation,empfehlung,likes,ingredients only,gegen,dinner,date,romantic,romantisch,people,leute,either,entweder,dafür,stattdessen,around,about,circa,etwa,lieber,sind,those,ones,them,needed,required,necessary,nötig,perfect,perfekt,proper,properly,new,neu,old school,famous,berühmt,bekannt,typical,typisch,wirklich,eigentlich,vielleicht,maybe,home,zuhause,weekend,wochenende,evening,night,day,tag,time,zeit,sie,er,he,she,they,ihr,your,their,whatever,everything,stuff,zeug,instead,swap,swapped,substitute,elegant,sophisticated,fancy,classy,edel,schick,halloween,feierabend,relax,entspannen,leaves,wedges,slices',
};

const NUMBERS: readonly string[] = [
  'zero,null',
  'one,single,einer einzigen',
  'two,zwei',
  'three,drei',
  'four,vier',
  'five,fünf',
  'six,sechs',
  'seven,sieben',
  'eight,acht',
  'nine,neun',
  'ten,zehn',
];

/** Beside the name of a trait itself. */
const TRAITS: Readonly<Record<Trait, string>> = {
  sour: 'tart,tangy,zesty,acidic,sharp,zingy,sauer,saure,spritzig',
  sweet: 'sugary,süß,lieblich,zuckrig',
  bitter: 'herb,bittersweet,bittersüß',
  dry: 'bone dry,trocken',
  spicy:
    'hot and spicy,fiery,peppery,picante,kick,scharf,pikant,feurig,spicy and hot,hot spicy,spicy hot,heat',
  smoky: 'smoked,smoke,peaty,peated,rauchig,torfig,rauch,geräuchert',
  fruity: 'fruit forward,fruchtig,obstig',
  herbal: 'herby,herbaceous,botanical,kräutrig,kräuterig,kräuterbetont,vegetal,grassy,earthy,erdig',
  creamy: 'rich,silky,velvety,milky,frothy,foamy,cremig,sahnig,milchig,schaumig',
  sparkling:
    'fizzy,bubbly,effervescent,carbonated,prickelnd,sprudelnd,sprudelig,kohlensäure,mit kohlensäure,spritz style',
  floral: 'flowery,perfumed,blumig,blütig,floral notes',
  savoury: 'savory,salty,umami,briny,salzig,herzhaft',
  nutty: 'nussig',
  spiced: 'warm spices,gewürzt,würzig',
  citrusy: 'citric,zitrisch,zitronig,zitrusfrisch',
  hot: 'warm,heated,steaming,heiß,heißgetränk,wärmend,aufwärmen,zum aufwärmen',
  cold: 'chilled,icy,iced,over ice,on ice,auf eis,kalt,eiskalt,gekühlt',
  short: 'short drink,kurz,kleiner drink',
  long: 'long drink,tall,lang,highballs',
  aperitif:
    'aperitivo hour,aperitivo,apero,pre dinner,before dinner,before a meal,before the meal,appetizer,starter,vor dem essen,vorm essen,aperitif vor dem essen,sundowner',
  digestif:
    'digestive,after dinner,after a meal,nach dem essen,verdauung,absacker,nightcap,night cap,bedtime,schlummertrunk,zum verdauen,vorm schlafen,before bed,fireside',
  dessert: 'dessert like,nachtisch,nachspeise,pudding,liquid dessert',
  party:
    'crowd,group,guests,batch,large group,punch bowl,pitcher,bowle,gäste,gruppe,viele leute,feier,menge,shareable,sharing,grillparty,hen party,bachelorette,junggesellinnenabschied',
  winter:
    'wintry,cozy,cosy,christmas,xmas,holiday,autumn,fall,snow,weihnachten,weihnachtlich,gemütlich,herbst,kalte tage,cold day,cold night,cold evening,cold weather,advent,comfort,soothing,wohlig,kuschelig,skiing,après ski',
  summer:
    'summertime,hot day,hot weather,pool,beach,garden,sommer,sommertag,heißer tag,heiße tage,strand,terrasse,grillen,garten,bbq,barbecue,pool party,beach party,garden party,gartenparty,picnic,picknick,festival',
  refreshing:
    'fresh,crisp,thirst quenching,cooling,easy drinking,erfrischend,frisch,erfrischung,durstlöscher',
  festive:
    'celebration,celebrate,celebratory,festive,toast,new year,new years eve,nye,birthday,wedding,valentine,anniversary,champagne toast,silvester,anstoßen,zum anstoßen,hochzeit,geburtstag,feiern,feierlich,festlich,jubiläum,valentinstag',
  brunch: 'breakfast,morning,hangover,frühstück,morgens,kater',
  tropical: 'tiki,exotic,vacation,island,caribbean,tropisch,exotisch,karibisch,urlaub',
  simple:
    'easy,quick,few ingredients,beginner,effortless,einfach,schnell,leicht zu machen,unkompliziert,wenige zutaten,wenig zutaten',
};

const STRENGTHS: Readonly<Record<StrengthBand, string>> = {
  none: 'alcohol free,alcoholfree,nonalcoholic,non alcoholic,no alcohol,zero alcohol,without alcohol,w o alcohol,alcoholless,zero proof,free of alcohol,0 alcohol,0 percent,0 0 percent,0 alkohol,0 abv,no booze,without booze,mocktail,virgin,soft drink,sober,booze free,spirit free,dry january,dry jan,sober october,designated driver,driver,driving,for kids,kids,children,pregnant,alkoholfrei,ohne alkohol,kein alkohol,nicht alkoholisch,antialkoholisch,null promille,0 promille,promillefrei,autofahrer,fahrer,für kinder,kinder,schwanger',
  light:
    'light,weak,low abv,low alcohol,low proof,low in alcohol,lower alcohol,lower abv,little alcohol,sessionable,session,mild,gentle,leicht,schwach,wenig alkohol,wenig prozent,niedrigprozentig,less alcohol,less booze,weniger alkohol,not too much alcohol,nicht zu viel alkohol,nicht so viel alkohol',
  medium: 'medium,medium strength,moderate,mittelstark,mittel',
  strong:
    'strong,boozy,booze,alcoholic,potent,stiff,powerful,high proof,high abv,overproof,spirit forward,spirituous,heavy,high alcohol,stark,kräftig,hochprozentig,alkoholisch,viel alkohol,alkohollastig,a lot of alcohol,lots of alcohol,knallt,punchy,neat,pur',
};

const GLASSES: readonly (readonly [ids: readonly number[], words: string])[] = [
  [[5], 'coupe,coupe glass,coupette,champagne coupe,cocktailschale,sektschale,champagnerschale,schale'],
  [[10], 'nick and nora,nick nora,nick and nora glass,nick nora glas,nick und nora'],
  [
    [1, 19],
    'martini glass,cocktail glass,v shaped glass,martiniglas,cocktailglas,cocktailspitz,martinischale',
  ],
  [
    [2, 21],
    'lowball,tumbler,rocks,rocks glass,on the rocks,old fashioned glass,whiskey glass,whisky glass,whiskyglas,whiskeyglas,short glass,double rocks',
  ],
  [[21], 'double lowball,double old fashioned glass'],
  [[3], 'highball,highball glass,highballglas'],
  [[3, 18], 'tall glass,long drink glass,longdrinkglas,hohes glas,hohen glas'],
  [[18], 'collins glass,collinsglas'],
  [[7], 'wine glass,weinglas,balloon glass,copa,goblet,spritz glass,spritzglas'],
  [
    [8, 20],
    'flute,champagne flute,champagne glass,sparkling wine glass,sektglas,sektflöte,champagnerglas,sektkelch,sekttulpe',
  ],
  [[9], 'hurricane glass,hurricaneglas,fancy glass'],
  [[12], 'sour glass,sourglas'],
  [[13], 'julep cup,julep glass,silver cup,silverbecher,silberbecher,julepbecher'],
  [[15], 'glass mug,toddy glass,irish coffee glass,teeglas,glas mit henkel,henkelglas'],
  [[15, 16, 17], 'mug,cup,tasse,becher,krug'],
  [[16], 'copper mug,copper cup,mule mug,kupferbecher,kupfertasse,kupferkrug'],
  [[17], 'tiki mug,tiki glass,tikibecher,tiki becher,tikitasse'],
  [[4], 'shot,shooter,shot glass,shotglas,kurzer,schnapsglas,pinnchen,stamperl'],
  [[6], 'margarita glass,margaritaglas'],
  [[22], 'snifter,cognac glass,cognacschwenker,schwenker'],
  [[14], 'absinthe glass,absinthglas'],
  [[1, 5, 10, 19], 'straight up,served up,stemmed glass,stielglas'],
];

const METHODS: readonly (readonly [ids: readonly number[], words: string])[] = [
  [[1, 7], 'shake,cocktail shaker,geschüttelt,schütteln,shaken drinks'],
  [[2], 'stir,gerührt,rühren'],
  [
    [3],
    'built,build,built in the glass,build in glass,in the glass,im glas gebaut,gebaut,direkt im glas,im glas',
  ],
  [[4], 'blended,blend,frozen,slush,slushie,frosty,mixer,gefroren,standmixer,püriert,aus dem mixer'],
  [[5], 'muddle,gemuddelt,muddeln,gestampft,stößel,zerstoßen'],
  [[6], 'layer,geschichtet,schichten,schichtdrink'],
  [[7], 'dry shake,dry shaken'],
  [[8], 'thrown,throwing'],
  [[9], 'swizzled,swizzle stick'],
  [[10], 'rolled'],
  [[11], 'rinse'],
];

/** By catalogue names, with descendants and namesakes; '=': no namesakes; '#': attribute, '@': type. */
const INGREDIENTS: Readonly<Record<string, string>> = {
  syrup: 'sirup',
  '=beer': 'gluten',
  'islay scotch whiskey': 'ardbeg,bowmore,peated whisky,peaty whisky',
  'canadian whisky': 'canadian club,crown royal',
  'japanese whiskey': 'nikka,hibiki,yamazaki',
  gin: 'botanist,roku,gin mare,sipsmith',
  tequila: 'tequilla,tekila,jose cuervo,cuervo,casamigos,herradura,espolon',
  'spiced rum': 'kraken,sailor jerry,gewürzter rum',
  cava: 'freixenet',
  '=citrus juice/lemon/lime/=orange/=grapefruit/=orange juice/=grapefruit juice':
    'citrus,citrus fruit,zitrus,zitrusfrucht,citrus juice',
  '#24': 'egg,eier,raw egg,rohes ei',
  'egg white': 'eiklar',
  'egg yolk': 'eidotter,dotter',
  '=cream/half and half/irish cream/ice cream':
    'cream,rahm,obers,schlagsahne,heavy cream,light cream,double cream,single cream,whipping cream,sweet cream,süße sahne',
  'ice cream': 'speiseeis,vanilleeis',
  '#25': 'dairy,lactose,milk products,milchprodukt,laktose,lactosefrei',
  '=milk/condensed milk': 'milk,vollmilch',
  '#24/#25/=honey/=honey syrup/=rich honey syrup': 'animal products,tierische produkte',
  '@14': 'bitters,bitter drops,cocktailbitter,bitter dashes',
  '@16': 'juice,fruit juice,saft,fruchtsaft',
  '@15': 'sweetener,süßungsmittel',
  '=sugar/simple syrup/demerara syrup/cane syrup/gomme syrup':
    'sugar,zuckersirup,läuterzucker,sugar syrup,simple sirup',
  '#8': 'nut,nuss,tree nuts',
  '#12': 'anise,anis,licorice,liquorice,lakritz,fennel,fenchel',
  '#11': 'chocolate,cocoa,cacao,schokolade,schoko,kakao',
  '#10': 'coffee flavour',
  '@19': 'herbs,kräuter,gewürze,spices',
  '#18': 'bubbles,carbonation',
  'soda/=sparkling water/=tonic/=ginger beer/=ginger ale/=cola/=lemonade':
    'soda,softdrink,fanta,mirinda,orangenlimonade',
  '=club soda/=sparkling water': 'soda water,seltzer,sparkling water,club soda,sprudel',
  coffee: 'strong coffee,black coffee,starker kaffee,schwarzer kaffee',
  'coffee/black tea/green tea/matcha/cola':
    'caffeine,koffein,pick me up,wachmacher,muntermacher,energy,wake me up,wake up,energising,energizing,energy drink,red bull',
  espresso: 'expresso,expreso',
  'sparkling wine': 'sekt,bubbly wine,schampus',
  champagne: 'champers,moet,veuve clicquot,dom perignon',
  prosecco: 'proseco',
  'ginger/ginger beer/ginger ale': 'ginger',
  cola: 'coke,coca cola,pepsi,coca,cola light,cola zero,coke light,coke zero,diet coke,diet cola',
  'tonic/lemonade/lemon-lime soda': 'bitter lemon',
  tonic: 'tonicwater,schweppes,thomas henry',
  'lemonade/lemon-lime soda': 'sprite,7up,limo,zitronenlimonade,limonade',
  vermouth: 'wermut,vermut',
  'sweet vermouth': 'red vermouth,süßer wermut,rosso,vermouth rosso,rosso vermouth',
  'dry vermouth': 'extra dry vermouth',
  vodka: 'korn,doppelkorn,stolichnaya,stoli,belvedere,ketel one,gorbatschow,moskovskaya',
  whiskey: 'whisky,wiskey,scotch or bourbon',
  'scotch whiskey':
    'scotch,schottischer whisky,ballantines,chivas,chivas regal,glenfiddich,glenlivet,famous grouse',
  'irish whiskey': 'irischer whiskey,bushmills,tullamore',
  'bourbon whiskey': 'burbon,jim beam,four roses,woodford,woodford reserve',
  'rye whiskey': 'roggenwhiskey,roggen',
  rum: 'rhum,ron,diplomatico,zacapa,plantation,pampero',
  'white rum': 'light rum,silver rum,bacardi,havana club',
  'dark rum': 'dunkler rum,black rum,aged rum,alter rum',
  cachaça: 'cachasa,cachacha',
  '=brandy': 'weinbrand,asbach',
  cognac: 'cognak,hennessy,remy martin,martell,courvoisier',
  'plum brandy': 'slivovitz,slibowitz,zwetschgenwasser,pflaumenschnaps',
  'pear brandy': 'birnenschnaps',
  aquavit: 'akvavit,linie',
  pastis: 'ricard',
  '@8': 'liqueur,likör,liquor',
  'orange liqueur/blue curaçao': 'orangenlikör,curaçao,triple sec liqueur',
  elderflower:
    'holunder,holunderblüte,fliederbeere,saint germain,hollerblüte,holler,holunderblütensirup,holunderblütenlikör',
  'coffee liqueur': 'kaluha,coffee liquor',
  advocaat: 'egg liqueur',
  amaretto: 'mandellikör,almond liqueur',
  'amaretto/orgeat/crème de noyaux': 'almond,mandel,marzipan',
  orgeat: 'almond syrup',
  'crème de cassis': 'johannisbeere,schwarze johannisbeere,blackcurrant,black currant',
  'mint/crème de menthe/=branca menta': 'mint,minzig,pfefferminz,peppermint,spearmint',
  'crème de violette': 'violet,veilchen',
  'melon liqueur/watermelon': 'melon',
  'irish cream': 'bailey,bayleys,whiskey cream',
  campari: 'kampari',
  jägermeister: 'jagermeister liqueur,jager',
  bénédictine: 'dom benedictine,benediktiner',
  chartreuse: 'chartreus',
  amaro: 'amari,herbal liqueur,bitter liqueur,kräuterlikör,kräuterbitter,magenbitter,bitterlikör',
  lillet: 'lilet',
  'wine/sparkling wine': 'wine,wein',
  'white wine': 'dry white wine,trockener weißwein',
  sherry: 'xeres,jerez',
  'pedro ximénez/oloroso sherry/amontillado sherry': 'cream sherry,sweet sherry,süßer sherry',
  'fino sherry': 'dry sherry,trockener sherry,manzanilla',
  port: 'port wine,porto',
  'beer/=stout': 'beer,pils,helles,lager beer,heineken,corona,becks,budweiser',
  'apple cider': 'cider,dry cider,apfelwein',
  lemon: 'citron,limone,limon',
  'lemon juice/lime juice': 'sour mix,sweet and sour,sweet and sour mix',
  orange: 'apfelsine',
  'orange juice': 'oj,o saft,osaft',
  grapefruit: 'pampelmuse',
  peach: 'weißer pfirsich',
  apricot: 'aprikose,marille',
  cherry: 'kirsche,kirsch frucht,sour cherry,sauerkirsche',
  'raspberry/=chambord': 'himbeere',
  'blackberry/crème de mûre': 'brombeere,blackberry',
  'raspberry/blackberry/strawberry/crème de mûre/crème de cassis/cranberry/sloe gin':
    'berry,beere,red berries',
  cranberry: 'moosbeere,preiselbeere',
  passionfruit: 'maracuja,passion fruit,passionsfruit,maracuya',
  coconut: 'kokos,kokosnuss,coco',
  'coconut cream': 'kokosnusscreme,cream of coconut',
  'banana/crème de banane': 'banana',
  grape: 'traube,weintraube',
  cucumber: 'salatgurke',
  'tomato/clamato': 'tomate,tomato',
  celery: 'sellerie',
  'chilli/jalapeño/ancho reyes': 'chili,chile,chilli,chilischote,pepperoni,peperoni',
  cilantro: 'coriander',
  nutmeg: 'muskat',
  clove: 'nelke',
  'salt/saline solution': 'salt,gesalzen',
  'demerara syrup/brown sugar/maple syrup': 'caramel,karamell,toffee,butterscotch',
  maple: 'ahorn',
  'agave syrup': 'agave nectar',
  'grenadine/pomegranate': 'granatapfel,pomegranate',
  vanilla: 'vanille',
  tea: 'tee,schwarztee,strong tea,starker tee',
  yoghurt: 'yogurt,jogurt',
  worcestershire: 'worcester',
  tabasco: 'hot sauce',
  sambuca: 'sambucca',
  mezcal: 'mescal,mezkal',
  '=sugar/simple syrup/@15': 'added sugar',
  'sloe gin': 'schlehe,schlehengin',
};

/** Other names of drinks, by catalogue name. */
const DRINKS: Readonly<Record<string, string>> = {
  'gin tonic': 'g t,gt,g and t',
  'piña colada': 'colada',
  caipirinha: 'caipi,caipirinia,caipiriña',
  'mulled wine': 'glühwein,glogg,hot wine',
  eggnog: 'eierpunsch,egg nog,eierflip',
  'dark n stormy': 'dark and stormy,dark stormy',
  'hot toddy': 'toddy',
  'aperol spritz': 'veneziano',
  'hugo spritz': 'hugo',
  punch: 'punsch',
  shandy: 'radler,alsterwasser,panache',
  kalimotxo: 'calimocho,korea,rotwein cola',
  'cuba libre': 'rum cola,rum coke,rum and coke,rum and cola',
  screwdriver: 'vodka orange,wodka orange,vodka o,wodka o',
  'long island iced tea': 'long island,long island ice tea,liit,lit',
  'porn star martini': 'pornstar martini,pornstar,passionfruit martini',
  cosmopolitan: 'cosmo',
  'espresso martini': 'coffee martini,expresso martini,expreso martini,vodka espresso',
  'bloody mary': 'tomatensaft wodka',
  'old fashioned': 'old fashion,oldfashond,oldfashoned',
  'whiskey sour': 'whiskysour,whisky sauer,whiskey sauer,wiskey sauer',
  'irish coffee': 'irischer kaffee',
  daiquiri: 'daquiri,dacquiri,daikiri,daiquri,dakiri,daiquery',
  margarita: 'margherita,magarita,margerita',
  mojito: 'moijto,mochito,mohito,mojitto',
  'vodka martini': 'vodkatini,wodka martini,wodkatini',
  martini: 'martiny,dry martini,gin martini,dry gin martini,classic martini',
  lemonade: 'limonade hausgemacht',
  'hot chocolate': 'heiße schokolade',
};

/** Words that exclude ingredients. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  '#24/#25/=honey/=honey syrup/=rich honey syrup/=beef broth/=worcestershire sauce/=clamato':
    'vegan,plant based,pflanzlich',
  '=beef broth/=worcestershire sauce/=clamato': 'vegetarian,vegetarisch',
};

const words = (list: string): string[] => list.split(',').map(foldName).filter(Boolean);

function* entries(): Generator<readonly [string, Meaning]> {
  const all = function* (list: string, meaning: Meaning): Generator<readonly [string, Meaning]> {
    for (const word of words(list)) yield [word, meaning];
  };
  for (const [called, list] of Object.entries(DRINKS))
    yield* all(list, { kind: 'drink', called: foldName(called) });
  for (const [called, list] of Object.entries(INGREDIENTS)) yield* all(list, { kind: 'ingredient', called });
  for (const [called, list] of Object.entries(LEFT_OUT))
    yield* all(list, { kind: 'ingredient', called, negated: true });
  for (const [ids, list] of METHODS) yield* all(list, { kind: 'method', ids });
  for (const [ids, list] of GLASSES) yield* all(list, { kind: 'glass', ids });
  for (const [trait, list] of Object.entries(TRAITS))
    yield* all(`${trait},${list}`, { kind: 'trait', trait: trait as Trait });
  for (const [strength, list] of Object.entries(STRENGTHS))
    yield* all(list, { kind: 'strength', strength: strength as StrengthBand });
  for (const [value, list] of NUMBERS.entries()) yield* all(list, { kind: 'number', value });
  yield* all(
    'equal parts,equal part,same parts,equal measures,equal amounts,gleiche teile,gleichen teilen,gleiche mengen,1 1 1,1 to 1 to 1',
    { kind: 'equal_parts' },
  );
  for (const [grammar, list] of Object.entries(GRAMMAR))
    yield* all(list, { kind: 'grammar', grammar: grammar as Grammar });
}

/** German names of ingredients mean what their English names do. */
function lexicon(): ReadonlyMap<string, Meaning> {
  const known = new Map(entries());
  for (const [called, german] of Object.entries(GERMAN_INGREDIENTS)) {
    const [english, phrase] = [foldName(called), foldName(german)];
    if (phrase !== english && !known.has(phrase))
      known.set(phrase, known.get(english) ?? { kind: 'ingredient', called });
  }
  return known;
}

/** All known words and phrases, folded; of several meanings the last wins. */
export const LEXICON: ReadonlyMap<string, Meaning> = lexicon();

/** Single words that typos are corrected to. */
export const TABLE_WORDS: readonly string[] = [...LEXICON].flatMap(([word, { kind }]) =>
  kind === 'grammar' || kind === 'number' || word.includes(' ') ? [] : [word],
);

/** The maximum number of words of an entry. */
export const LONGEST = 5;
