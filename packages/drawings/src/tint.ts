/** A liquid's colour at another thickness (Beer–Lambert: every channel to that power). Six-digit hex. */
export function throughDepth(hex: string, thickness: number): string {
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return Math.round(value ** thickness * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** The edge of ice and bubbles: white, or grey in a clear drink. */
export const edgeOn = (pale: boolean): string => (pale ? '#A9BDC2' : '#fff');
