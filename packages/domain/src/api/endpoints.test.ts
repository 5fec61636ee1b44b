import { describe, expect, it } from 'vitest';
import { API } from './endpoints.ts';

describe('the API table', () => {
  it('names each method and path once', () => {
    const routes = Object.values(API).map((endpoint) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('has no path that ends in a slash, because a trailing slash is accepted everywhere', () => {
    expect(Object.values(API).filter((endpoint) => endpoint.path.endsWith('/'))).toEqual([]);
  });
});
