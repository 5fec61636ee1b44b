/** A style object as the text of a rule: its names are custom properties, or CSS properties in camel case. */
export const cssRule = (selector: string, style: object): string =>
  `${selector}{${Object.entries(style)
    .map(([name, value]) => {
      const property = name.startsWith('--')
        ? name
        : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${property}:${value};`;
    })
    .join('')}}`;
