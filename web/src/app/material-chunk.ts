/** Material's theme, as a chunk of its own that all screens behind the guard share. */
export const loadMaterial = () => import('#ui/material.tsx');
