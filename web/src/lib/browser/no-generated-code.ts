/**
 * Tells zod, before it is loaded, not to try whether it may make code from text: the page's security policy
 * forbids that, and each try would be reported as a breach of it. Set as zod keeps it, because `z.config`
 * would bring zod to screens that do without.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
