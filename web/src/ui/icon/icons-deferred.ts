import ALargeSmall from 'lucide-react/icons/a-large-small';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Bookmark from 'lucide-react/icons/bookmark';
import Camera from 'lucide-react/icons/camera';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Coins from 'lucide-react/icons/coins';
import Copy from 'lucide-react/icons/copy';
import CreditCard from 'lucide-react/icons/credit-card';
import Database from 'lucide-react/icons/database';
import Delete from 'lucide-react/icons/delete';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import FileText from 'lucide-react/icons/file-text';
import Gauge from 'lucide-react/icons/gauge';
import Headset from 'lucide-react/icons/headset';
import Info from 'lucide-react/icons/info';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquare from 'lucide-react/icons/message-square';
import Minus from 'lucide-react/icons/minus';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Moon from 'lucide-react/icons/moon';
import Package from 'lucide-react/icons/package';
import PackageCheck from 'lucide-react/icons/package-check';
import Phone from 'lucide-react/icons/phone';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import ReceiptText from 'lucide-react/icons/receipt-text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Rows3 from 'lucide-react/icons/rows-3';
import Settings from 'lucide-react/icons/settings';
import Share from 'lucide-react/icons/share';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import Store from 'lucide-react/icons/store';
import Trash2 from 'lucide-react/icons/trash-2';
import Truck from 'lucide-react/icons/truck';
import Wallet from 'lucide-react/icons/wallet';
/** All other icons, in one file that is loaded after the first screen. Every icon is in one of the two tables. */
export const deferredIcons = {
  address: MapPin,
  bank: Landmark,
  camera: Camera,
  backspace: Delete,
  card: CreditCard,
  coins: Coins,
  copy: Copy,
  dark: Moon,
  delete: Trash2,
  download: Download,
  expand: ChevronDown,
  external: ExternalLink,
  grid: LayoutGrid,
  headset: Headset,
  help: CircleHelp,
  hidden: EyeOff,
  minus: Minus,
  logout: LogOut,
  message: MessageSquare,
  phone: Phone,
  plus: Plus,
  order: ReceiptText,
  package: Package,
  print: Printer,
  received: PackageCheck,
  refund: RotateCcw,
  retry: RotateCw,
  rows: Rows3,
  save: Bookmark,
  settings: Settings,
  share: Share,
  shield: ShieldCheck,
  shop: Store,
  truck: Truck,
  up: ArrowUp,
  visible: Eye,
  textSize: ALargeSmall,
  storage: Database,
  document: FileText,
  info: Info,
  key: KeyRound,
  mail: Mail,
  devices: MonitorSmartphone,
  mobile: Smartphone,
  dataSaver: Gauge,
  wallet: Wallet,
} as const;
