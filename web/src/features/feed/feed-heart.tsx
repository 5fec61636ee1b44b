import { useHearts } from '#data/people/marks.ts';
import { HeartToggle } from '#ui/marks/heart-toggle.tsx';

/** The heart of a recipe of the feed: apart, so that the feed is drawn before anybody asks what one keeps. */
export function FeedHeart({ id, name }: { id: number; name: string }) {
  const hearts = useHearts();
  return <HeartToggle name={name} {...hearts(id)} />;
}
