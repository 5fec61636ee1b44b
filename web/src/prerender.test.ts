import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setSession } from '#data/session/session.ts';
import { prerender } from './prerender.tsx';

const SHELL =
  '<html><head><script type="module" crossorigin src="/session.js"></script></head><body><div id="root"></div></body></html>';

describe('the frame that is drawn ahead for members', () => {
  let files: Map<string, string>;
  beforeAll(async () => {
    setSession({ state: 'unknown' });
    files = await prerender(SHELL, SHELL);
  });
  afterAll(() => setSession({ state: 'unknown' }));

  const frames = (file: string) => files.get(file)?.match(/<template [\s\S]*?<\/template>/g) ?? [];

  it('is there for every destination and the home page, in both languages; at home for that page alone', () => {
    expect(frames('app.html')).toHaveLength(12);
    expect(frames('index.html')).toHaveLength(2);
    expect(frames('login.html')).toEqual([]);
    expect(files.get('app.html')).toContain('<div id="root"></div>');
  });

  it('has header, navigation and an outline, and nothing that depends on who is there', () => {
    for (const frame of [...frames('app.html'), ...frames('index.html')]) {
      expect(frame.match(/<a /g)).toHaveLength(6);
      expect(frame).not.toMatch(/<button|<h1|href="\/(login|register|admin)/);
      expect(frame).toContain('aria-hidden="true"><div');
    }
  });

  it('marks where an address belongs, and speaks the language it is chosen for', () => {
    const of = (path: string, lang: string) =>
      frames('app.html').find((one) => one.startsWith(`<template lang="${lang}" data-paths="${path}`));
    expect(of('/view-recipe', 'de')).toMatch(/aria-current="true" href="\/menu".*>Rezepte</);
    expect(of('/view-recipe', 'en')).toMatch(/aria-current="true" href="\/menu".*>Recipes</);
    expect(of('/search', 'en')).toMatch(/aria-current="page" href="\/search"/);
  });

  it('is painted before the app is asked for', () => {
    for (const page of files.values()) {
      expect(page).toContain('<meta name="script" content="/session.js">');
      expect(page).not.toContain('<script type="module"');
    }
  });
});
