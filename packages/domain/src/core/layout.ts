/** The specification's section 9. Apart from the limits, which the first visit does not load. */
export const LAYOUT = {
  mobileBreakpointPx: 768,
  headerHidePx: 40,
  attachmentThumbnailPx: 150,
  feedTriggerRatio: 0.8,
  feedScrollThrottleMs: 150,
  popup: { widthPx: 500, heightPx: 600, closedAfterMs: 8000 },
  tokenSyncMaxAgeMs: 5 * 60 * 1000,
} as const;
