import { styled } from '@mui/material/styles';

interface RowImage {
  id: number;
  /** Address for 1x screens, and for 2x. */
  src: string;
  src2x: string;
  alt: string;
  /** Size of the stored picture in pixels; keeps its place before it has loaded. */
  width: number;
  height: number;
  /** A tiny picture as a data address, shown blurred until the real one is there. */
  placeholder: string;
  caption: string;
  /** Address of the full view. */
  href: string;
}

const IMAGE_WIDTH = 150;

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 4,
  overflowX: 'auto',
  listStyle: 'none',
  scrollSnapType: 'x proximity',
  '& li': { flex: 'none', width: IMAGE_WIDTH, scrollSnapAlign: 'start' },
  '& a': { display: 'block', borderRadius: 12 },
  '& img': {
    display: 'block',
    width: IMAGE_WIDTH,
    height: 'auto',
    borderRadius: 12,
    objectFit: 'cover',
    backgroundColor: theme.vars.palette.well,
    backgroundSize: 'cover',
  },
  '& figcaption': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, marginTop: 4 },
}));

interface ImageRowProps {
  images: readonly RowImage[];
  /** Names the row. */
  label: string;
  /** Shows a picture in full; for a new tab, the link leads to the file. */
  onOpen: (index: number) => void;
}

/** Pictures 150 px wide in a row that scrolls sideways; nothing moves while they load. */
export function ImageRow({ images, label, onOpen }: ImageRowProps) {
  if (images.length === 0) return null;
  return (
    <Row aria-label={label} tabIndex={0}>
      {images.map(({ id, src, src2x, alt, width, height, placeholder, caption, href }, index) => (
        <li key={id}>
          <figure>
            <a
              href={href}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onOpen(index);
              }}
            >
              <img
                src={src}
                srcSet={`${src} 1x, ${src2x} 2x`}
                alt={alt}
                width={IMAGE_WIDTH}
                height={Math.round((IMAGE_WIDTH * height) / width)}
                loading="lazy"
                decoding="async"
                style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
              />
            </a>
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </Row>
  );
}
