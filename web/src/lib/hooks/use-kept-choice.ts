import { useState } from 'react';

const keyOf = (name: string): string => `cellaret.choice.${name}`;

/** The view last chosen on this device. Where nothing may be kept, it lasts as long as the page. */
export function useKeptChoice<C extends string>(
  name: string,
  choices: readonly [C, ...C[]],
): [chosen: C, choose: (choice: C) => void] {
  const [chosen, setChosen] = useState<C>(() => {
    const kept = localStorage.getItem(keyOf(name));
    return choices.find((choice) => choice === kept) ?? choices[0];
  });
  return [
    chosen,
    (choice) => {
      setChosen(choice);
      try {
        localStorage.setItem(keyOf(name), choice);
      } catch {
        return;
      }
    },
  ];
}
