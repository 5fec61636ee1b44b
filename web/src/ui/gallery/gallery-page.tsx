import { BottlePicture } from '@cellaret/drawings/bottle-picture.tsx';
import { DrinkPicture } from '@cellaret/drawings/drink-picture.tsx';
import { KitSection } from './kit-section.tsx';
import { SAMPLE_DRINKS, SAMPLE_GLASSES, SAMPLE_INGREDIENTS } from './samples.ts';

/** Every part of the kit on one page, for looking at; never part of a build. */
export function GalleryPage() {
  return (
    <main style={{ padding: 16, maxWidth: 1280, margin: '0 auto' }}>
      <section style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        {SAMPLE_DRINKS.map(({ name, look }) => (
          <figure key={name} style={{ width: 148, textAlign: 'center', fontSize: 13 }}>
            <DrinkPicture look={look} size={148} />
            {name}
          </figure>
        ))}
      </section>
      <section style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 }}>
        {SAMPLE_DRINKS.map(({ name, look }) => (
          <DrinkPicture key={name} look={look} size={40} />
        ))}
        {SAMPLE_GLASSES.map(({ name, look }) => (
          <DrinkPicture key={name} look={look} size={64} />
        ))}
      </section>
      <section style={{ display: 'flex', flexWrap: 'wrap', gap: 16, marginTop: 16 }}>
        {SAMPLE_INGREDIENTS.map(({ name, look }) => (
          <figure key={name} style={{ width: 124, textAlign: 'center', fontSize: 13 }}>
            <BottlePicture look={look} size={124} />
            {name}
          </figure>
        ))}
        {SAMPLE_INGREDIENTS.map(({ name, look }) => (
          <BottlePicture key={name} look={look} size={40} />
        ))}
        {SAMPLE_DRINKS.slice(0, 4).map(({ name, look }) => (
          <DrinkPicture key={name} look={look} size={290} />
        ))}
      </section>
      <KitSection />
    </main>
  );
}
