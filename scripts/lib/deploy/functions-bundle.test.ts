import { describe, expect, it } from 'vitest';
import { importedPackages, manifestProblems } from './functions-bundle.ts';

describe('a functions bundle', () => {
  it('may name exact versions only, and no workspace', () => {
    expect(manifestProblems({ express: '5.3.0', sharp: '0.35.5' })).toEqual([]);
    expect(manifestProblems({ express: '^5.3.0' })).toHaveLength(1);
    expect(manifestProblems({ '@cellaret/domain': '0.1.0' })).toEqual(['@cellaret/domain is a workspace']);
    expect(manifestProblems({ domain: 'file:../packages/domain' })).toHaveLength(1);
  });

  it('is searched for every way to import a package', () => {
    const code = [
      `import { onRequest } from "firebase-functions/https";`,
      `import sharp from 'sharp';`,
      `import { createHash } from "node:crypto";`,
      `import "./chunk.js";`,
      `export { z } from "@scope/zod/v4";`,
      `const late = await import("busboy");`,
    ].join('\n');
    expect(importedPackages(code)).toEqual(['firebase-functions', 'sharp', '@scope/zod', 'busboy']);
  });
});
