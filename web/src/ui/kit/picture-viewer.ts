import { layerOpened } from '#lib/browser/back-closes.ts';

/** A picture as the viewer shows it. */
export interface ViewerPicture {
  /** Address of its largest rendition. */
  src: string;
  /** Size of that rendition in pixels. */
  width: number;
  height: number;
  alt: string;
  caption: string;
}

/** Texts of the viewer. */
export interface ViewerTexts {
  /** Names it for screen readers. */
  label: string;
  close: string;
  zoom: string;
  previous: string;
  next: string;
  failed: string;
}

/**
 * Opens pictures over the page, beginning with one of them: arrow keys, swipes and pinches as in any gallery;
 * Escape, Back and a pull close it. Rejects where the viewer itself cannot be fetched.
 */
export async function openPictureViewer(
  pictures: readonly ViewerPicture[],
  index: number,
  texts: ViewerTexts,
): Promise<void> {
  const [{ default: PhotoSwipe }] = await Promise.all([
    import('photoswipe'),
    import('./picture-viewer-styles.ts'),
  ]);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const viewer = new PhotoSwipe({
    dataSource: pictures.map(({ src, width, height, alt }) => ({ src, width, height, alt })),
    index,
    bgOpacity: 0.92,
    closeTitle: texts.close,
    zoomTitle: texts.zoom,
    arrowPrevTitle: texts.previous,
    arrowNextTitle: texts.next,
    errorMsg: texts.failed,
    ...(still && { showAnimationDuration: 0, hideAnimationDuration: 0, zoomAnimationDuration: false }),
  });
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'caption',
      className: 'picture-caption',
      appendTo: 'root',
      onInit: (element) => {
        element.dir = 'auto';
        viewer.on('change', () => {
          element.textContent = pictures[viewer.currIndex]?.caption ?? '';
        });
      },
    });
  });
  const closed = layerOpened(() => {
    // PhotoSwipe does not close while it still opens.
    if (viewer.opener.isOpen) viewer.close();
    else viewer.on('openingAnimationEnd', () => viewer.close());
  });
  viewer.on('destroy', closed);
  viewer.init();
  viewer.element?.setAttribute('aria-label', texts.label);
  viewer.element?.setAttribute('aria-modal', 'true');
}
