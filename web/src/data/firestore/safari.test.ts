import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { spareSafari } from './safari.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

/** A browser of this name that runs the code; returns what it knows of itself, and how to send it events. */
function browser(userAgent: string) {
  const page = new EventTarget();
  const knows = { userAgent, appVersion: userAgent };
  vi.stubGlobal('navigator', knows);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const reload = vi.fn();
  spareSafari(reload);
  const send = (type: string, persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return { knows, reload, send };
}

/** The versions that Firestore's SDK spares, as its code names them. */
function spared(): RegExp {
  const folder = dirname(
    createRequire(createRequire(import.meta.url).resolve('firebase/app')).resolve('@firebase/firestore'),
  );
  const codes = readdirSync(folder).filter((name) => name.endsWith('.esm.js'));
  const found = codes.map((name) =>
    /\/(\(\?:Version\|Mobile\)\\\/[^/;]+)\//.exec(readFileSync(join(folder, name), 'utf8')),
  );
  return new RegExp(found.find((one) => one !== null)?.[1] ?? 'The SDK names no versions');
}

afterEach(() => vi.unstubAllGlobals());

it('a Safari of today is one that the SDK spares, but only as its page goes', () => {
  const { knows, send } = browser(`${MAC} Version/26.1 Safari/605.1.15`);
  expect(knows.appVersion).not.toMatch(spared());
  send('pagehide', true);
  expect(knows.appVersion).toMatch(spared());
});

it('a page of Safari that comes back from its memory is loaded anew, one that is new is not', () => {
  const { reload, send } = browser(`${MAC} Version/26.1 Safari/605.1.15`);
  send('pageshow', false);
  expect(reload).not.toHaveBeenCalled();
  send('pageshow', true);
  expect(reload).toHaveBeenCalledOnce();
});

it('other browsers are left alone', () => {
  const { knows, reload, send } = browser(`${MAC} Chrome/150.0.0.0 Safari/537.36`);
  send('pagehide', true);
  send('pageshow', true);
  expect(knows.appVersion).not.toMatch(spared());
  expect(reload).not.toHaveBeenCalled();
});
