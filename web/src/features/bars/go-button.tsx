import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { goTo } from '#data/bars/places.ts';
import { usePreferences } from '#data/people/preferences.ts';
import { useShownBar } from '#data/session/place.ts';
import { announce } from '#lib/browser/announcer.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { showFailure } from '#lib/text/failure-words.ts';

/** Goes to a bar, so that every screen shows what lies there; or says that one is there. */
export function GoButton({ id, name }: { id: string; name: string }) {
  const t = useText();
  const preferences = usePreferences();
  const isHere = useShownBar()?.id === id;
  const go = (to: string | null): void => {
    if (preferences.state !== 'ready') return;
    goTo(preferences.value, to).catch(showFailure);
    announce(to === null ? t('bars.went-home') : t('bars.went', { name }));
  };
  return (
    <>
      {isHere && (
        <Typography component="span" sx={{ fontWeight: 600, color: 'stock.main', alignSelf: 'center' }}>
          {t('bars.here')}
        </Typography>
      )}
      <Button
        variant="outlined"
        onClick={() => go(isHere ? null : id)}
        disabled={preferences.state !== 'ready'}
      >
        {t(isHere ? 'bars.go-home' : 'bars.go')}
      </Button>
    </>
  );
}
