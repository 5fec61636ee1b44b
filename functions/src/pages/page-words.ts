import type { Language } from '@cellaret/drawings/menu/words.ts';

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

export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = {
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
    strength: (abv) => `${abv}% ABV`,
    picture: (name) => `${name} in its glass`,
    invitation: 'What can you make tonight?',
    invitationText: 'Add your bottles to Cellaret and see every drink they make.',
    open: 'Open in Cellaret',
    join: 'Create an account',
    gone: 'This recipe is no longer public',
    goneText: 'Its owner has stopped sharing it.',
    unknown: 'Recipe not found',
    unknownText: 'The link may be incomplete. Ask for it again.',
    home: 'Go to Cellaret',
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
    optional: '(optional)',
    strength: (abv) => `${abv} % vol`,
    picture: (name) => `${name} im Glas`,
    invitation: 'Was kannst du heute Abend mixen?',
    invitationText: 'Trag deine Flaschen in Cellaret ein und sieh jeden Drink, der damit geht.',
    open: 'In Cellaret öffnen',
    join: 'Konto anlegen',
    gone: 'Dieses Rezept ist nicht mehr öffentlich',
    goneText: 'Es wird nicht mehr geteilt.',
    unknown: 'Rezept nicht gefunden',
    unknownText: 'Vielleicht ist der Link unvollständig. Lass ihn dir noch einmal schicken.',
    home: 'Zu Cellaret',
  },
};
