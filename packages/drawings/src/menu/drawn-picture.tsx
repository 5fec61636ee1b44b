import { lookOfCode } from '@cellaret/domain/drawings/look-code';
import { DrinkPicture } from '../drink-picture.tsx';
import type { Picture } from './menu-page.tsx';

/** The picture of a drink: its photo, or the drawing. */
export const DrawnPicture: Picture = ({ item, id, size }) => {
  const look = lookOfCode(item.look);
  return (
    <span className="picture" id={id}>
      {item.cover !== null && size !== undefined ? (
        <img src={`/media/${item.cover}/row2x`} alt="" loading="lazy" width={size} height={size} />
      ) : (
        look && <DrinkPicture look={look} {...(size === undefined ? { niche: false } : { size })} />
      )}
    </span>
  );
};
