import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { Link, type LinkProps } from 'react-router-dom';

/** A link among text, in Material's colours. Buttons that lead are `<Button component={Link} to=…>`. */
export function TextLink(props: Pick<MuiLinkProps, 'color' | 'underline' | 'sx'> & LinkProps) {
  return <MuiLink component={Link} {...props} />;
}
