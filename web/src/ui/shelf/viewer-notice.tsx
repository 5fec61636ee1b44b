import { useText } from '#lib/i18n/i18n.ts';
import { Banner } from '#ui/kit/banner.tsx';

/** Says why nothing can be changed here. */
export function ViewerNotice({ bar }: { bar: { name: string } | null }) {
  const t = useText();
  return bar && <Banner tone="notice">{t('place.viewer', { name: bar.name })}</Banner>;
}
