import { type ComponentType, createElement, useEffect, useEffectEvent, useState } from 'react';
import { logFailure } from '#lib/browser/log-failure.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { loadTexts, text } from '#lib/i18n/i18n.ts';

/** The way on is to reload: Chromium does not fetch a file of the app again once that has failed. */
function showUnread(): void {
  const show = (): void =>
    showToast(text(navigator.onLine ? 'network.unread' : 'network.unread-offline'), {
      tone: 'error',
      action: { label: text('network.try-again'), run: () => location.reload() },
    });
  loadTexts('form').then(show, show);
}

/**
 * A dialog or menu that is fetched when it is first opened. Where it cannot be fetched it says so and closes,
 * and the screen below it stays with all that was typed.
 */
export function lazyDialog<P extends { onClose: () => void }>(load: () => Promise<ComponentType<P>>) {
  let here: ComponentType<P> | undefined;
  return function LazyDialog(props: P) {
    const [dialog, setDialog] = useState(() => here);
    const giveUp = useEffectEvent((failure: unknown) => {
      logFailure('A dialog could not be fetched', failure);
      showUnread();
      props.onClose();
    });
    useEffect(() => {
      if (dialog) return undefined;
      let isOpen = true;
      load().then(
        (loaded) => {
          here = loaded;
          if (isOpen) setDialog(() => loaded);
        },
        (failure: unknown) => {
          if (isOpen) giveUp(failure);
        },
      );
      return () => {
        isOpen = false;
      };
    }, [dialog]);
    return dialog ? createElement(dialog, props) : null;
  };
}
