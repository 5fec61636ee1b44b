import Typography from '@mui/material/Typography';

/** Says whether something is in stock, to somebody who may not change it. */
export function StockText({ inStock, text }: { inStock: boolean; text: string }) {
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ alignSelf: 'center', fontWeight: 600, color: inStock ? 'stock.main' : 'text.secondary' }}
    >
      {text}
    </Typography>
  );
}
