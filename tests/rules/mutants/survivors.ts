/** Mistakes that change no verdict, so that no test can notice them, with the reason. */
export const SURVIVORS: Readonly<Record<string, string>> = {
  'verified: without request.auth != null':
    'reading the token of nobody is an error, which denies as well; the condition says what is meant',
  'isNumber: without value is number':
    'comparing anything else with a number is an error, which denies as well',
  'quantityColumn: pattern [1-9] as [0-9]': 'an integer is never written with a leading zero',
};
