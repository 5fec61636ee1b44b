/** Languages of public pages. The address contains the language, so that caches keep one copy each. */
export const PAGE_LANGUAGES = ['en', 'de'] as const;

export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

export interface PageWords {
  itself: string;
  ingredients: string;
  instructions: string;
  glassware: string;
  methods: string;
  units: string;
  servings: string;
  garnish: string;
  optional: string;
  strength: (abv: string) => string;
  picture: (name: string) => string;
  invitation: string;
  invitationText: string;
  open: string;
  join: string;
  gone: string;
  goneText: string;
  unknown: string;
  unknownText: string;
  home: string;
}

export const PAGE_WORDS: Readonly<Record<PageLanguage, PageWords>> = {
  en: {
    itself: 'English',
    ingredients: 'Ingredients',
    instructions: 'Instructions',
    glassware: 'Glassware',
    methods: 'Serving methods',
    units: 'Units',
    servings: 'Servings',
    garnish: '(garnish only)',
    optional: '(optional)',
    strength: (abv) => `${abv} % vol`,
    picture: (name) => `${name} in its glass`,
    invitation: 'What can you make tonight?',
    invitationText:
      'Cellaret keeps your bottles and your recipes, and tells you what you can mix with what is there.',
    open: 'Open in Cellaret',
    join: 'Create an account',
    gone: 'This recipe is no longer shared',
    goneText: 'Whoever made it has withdrawn it.',
    unknown: 'There is no recipe at this address',
    unknownText: 'Perhaps the address was cut short on its way to you.',
    home: 'To Cellaret',
  },
  de: {
    itself: 'Deutsch',
    ingredients: 'Zutaten',
    instructions: 'Zubereitung',
    glassware: 'Gläser',
    methods: 'Zubereitungsarten',
    units: 'Einheiten',
    servings: 'Portionen',
    garnish: '(nur Garnitur)',
    optional: '(nach Belieben)',
    strength: (abv) => `${abv} % vol`,
    picture: (name) => `${name} im Glas`,
    invitation: 'Was lässt sich heute Abend mixen?',
    invitationText:
      'Cellaret kennt deine Flaschen und deine Rezepte und sagt dir, was du mit dem mixen kannst, was da ist.',
    open: 'In Cellaret öffnen',
    join: 'Konto anlegen',
    gone: 'Dieses Rezept ist nicht mehr freigegeben',
    goneText: 'Wer es angelegt hat, hat die Freigabe zurückgenommen.',
    unknown: 'Unter dieser Adresse gibt es kein Rezept',
    unknownText: 'Vielleicht kam die Adresse nicht vollständig bei dir an.',
    home: 'Zu Cellaret',
  },
};
