import type { FieldErrors } from 'react-hook-form';

/** The paths of refused fields, in the order of the validator: 'recipe_items.0.quantity'. */
export function errorPaths(errors: FieldErrors): string[] {
  const walk = (part: unknown, path: string): string[] => {
    if (part === null || typeof part !== 'object') return [];
    if ('message' in part && typeof part.message === 'string') return [path];
    return Object.entries(part)
      .filter(([key]) => key !== 'ref')
      .flatMap(([key, below]) => walk(below, key === 'root' ? path : path === '' ? key : `${path}.${key}`));
  };
  return walk(errors, '');
}
