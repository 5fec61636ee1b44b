// The theme always has CSS variables: `theme.vars` is there in every style.
import type {} from '@mui/material/themeCssVarsAugmentation';
