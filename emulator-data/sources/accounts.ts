import type { AccountSource } from './shapes.ts';

/** Accounts of the local seed data. Their passwords are public: never create them in a real project. */
export const accounts = {
  demo: {
    uid: 'demo-guest',
    email: 'demo@cellaret.example',
    password: 'cellaret-demo',
    displayName: 'Demo Guest',
    emailVerified: true,
    admin: false,
  },
  admin: {
    uid: 'house-admin',
    email: 'admin@cellaret.example',
    password: 'cellaret-admin',
    displayName: 'House Admin',
    emailVerified: true,
    admin: true,
  },
  unverified: {
    uid: 'unverified-guest',
    email: 'unverified@cellaret.example',
    password: 'cellaret-unverified',
    displayName: 'Unverified Guest',
    emailVerified: false,
    admin: false,
  },
} as const satisfies Record<string, AccountSource>;
