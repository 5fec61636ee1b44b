import { foldName } from '@cellaret/domain/core/folding';
import { LIMITS } from '@cellaret/domain/core/limits';
import { tagsFit, type Mark } from '@cellaret/domain/people/marks';

/** The tags somebody uses, the most used first. */
export function ownTags(marks: Readonly<Record<string, Mark>>): string[] {
  const uses = new Map<string, number>();
  for (const { tags } of Object.values(marks))
    for (const tag of tags) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  return [...uses].sort(([a, one], [b, other]) => other - one || a.localeCompare(b)).map(([tag]) => tag);
}

/** A tag as it is kept: one line of no more characters than there may be. */
const cleaned = (typed: string): string =>
  [...typed.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, LIMITS.marks.tag.max).join('').trim();

/**
 * Tags from chosen and typed ones: commas separate, a used tag keeps its spelling, none is listed twice, and
 * those beyond the limit are left out.
 */
export function tagsOf(chosen: readonly string[], used: readonly string[]): string[] {
  const known = new Map(used.map((tag) => [foldName(tag), tag]));
  const found = new Map<string, string>();
  for (const typed of chosen.flatMap((text) => text.split(','))) {
    const tag = cleaned(typed);
    const folded = foldName(tag);
    if (tag !== '' && !found.has(folded)) found.set(folded, known.get(folded) ?? tag);
  }
  return [...found.values()].reduce<string[]>((kept, tag) => {
    const more = [...kept, tag];
    return tagsFit(more) ? more : kept;
  }, []);
}
