import type { Picture } from '@cellaret/drawings/menu/menu-page.tsx';
import { Suspense, useState } from 'react';
import { lazyOptional } from '#lib/lazy-optional.ts';

// For a drink that was not on the menu as it was drawn.
const DrawnPicture = lazyOptional(
  async () => (await import('@cellaret/drawings/menu/drawn-picture.tsx')).DrawnPicture,
);

/** Elements of the drawn page that are shown by a component from now on. */
const taken = new WeakSet<Element>();

/**
 * The inside of a picture: empty for one that stands on the page as it was drawn, and is left as it is; null
 * if there is none to copy.
 */
function insideOf(id: string | undefined, recipeId: number): string | null {
  const own = id === undefined ? null : document.getElementById(id);
  if (own && !taken.has(own)) {
    taken.add(own);
    return '';
  }
  return document.getElementById(`picture-${recipeId}`)?.innerHTML ?? null;
}

/** A picture as the function drew it: this script neither draws drinks nor compares their drawings. */
export const KeptPicture: Picture = (props) => {
  const { id, item } = props;
  const [inside] = useState(() => insideOf(id, item.recipe_id));
  if (inside === null)
    return (
      <Suspense fallback={<span className="picture" />}>
        <DrawnPicture {...props} />
      </Suspense>
    );
  return (
    <span
      className="picture"
      {...(id !== undefined && { id })}
      dangerouslySetInnerHTML={{ __html: inside }}
      suppressHydrationWarning
    />
  );
};
