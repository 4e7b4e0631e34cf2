package org.palaver.phone

import android.content.Context
import android.content.Intent
import android.net.ConnectivityManager
import android.net.NetworkCapabilities
import androidx.core.content.ContextCompat
import expo.modules.kotlin.exception.Exceptions
import expo.modules.kotlin.modules.Module
import expo.modules.kotlin.modules.ModuleDefinition
import java.io.File
import java.net.Inet4Address
import java.net.NetworkInterface
import java.security.MessageDigest

class PhoneModule : Module() {
  private val context: Context
    get() = appContext.reactContext ?: throw Exceptions.ReactContextLost()

  override fun definition() = ModuleDefinition {
    Name("PalaverPhone")

    Function("interfaces") { interfaces() }

    Function("startService") { title: String, text: String ->
      val intent = Intent(context, TableService::class.java).putExtra("title", title).putExtra("text", text)
      ContextCompat.startForegroundService(context, intent)
    }

    Function("stopService") {
      context.stopService(Intent(context, TableService::class.java))
      Unit
    }

    Function("ownApk") {
      ownApk()?.let { mapOf("path" to it.path, "size" to it.length().toDouble()) }
    }

    AsyncFunction<String?>("ownApkChecksum") { ownApk()?.let { sha256(it) } }
  }

  /** A hotspot's own interface is up but belongs to no network the phone has joined, hence the empty transport. */
  private fun interfaces(): List<Map<String, String>> {
    val joined = transports()
    return NetworkInterface.getNetworkInterfaces().toList()
      .filter { it.isUp && !it.isLoopback }
      .flatMap { one ->
        one.inetAddresses.toList().filterIsInstance<Inet4Address>().map {
          mapOf("name" to one.name, "address" to it.hostAddress.orEmpty(), "transport" to joined[one.name].orEmpty())
        }
      }
  }

  @Suppress("DEPRECATION") // A callback would only tell of networks to come.
  private fun transports(): Map<String, String> {
    val manager = context.getSystemService(Context.CONNECTIVITY_SERVICE) as ConnectivityManager
    return manager.allNetworks.mapNotNull { network ->
      val name = manager.getLinkProperties(network)?.interfaceName ?: return@mapNotNull null
      val has = manager.getNetworkCapabilities(network) ?: return@mapNotNull null
      name to when {
        has.hasTransport(NetworkCapabilities.TRANSPORT_VPN) -> "vpn"
        has.hasTransport(NetworkCapabilities.TRANSPORT_WIFI) -> "wifi"
        has.hasTransport(NetworkCapabilities.TRANSPORT_ETHERNET) -> "ethernet"
        has.hasTransport(NetworkCapabilities.TRANSPORT_CELLULAR) -> "cellular"
        else -> "other"
      }
    }.toMap()
  }

  /** Installed from a store in parts, no single file can be installed elsewhere. */
  private fun ownApk(): File? {
    val info = context.applicationInfo
    return if (info.splitSourceDirs.isNullOrEmpty()) File(info.sourceDir) else null
  }

  private fun sha256(file: File): String {
    val digest = MessageDigest.getInstance("SHA-256")
    file.inputStream().use { input ->
      val chunk = ByteArray(1 shl 16)
      generateSequence { input.read(chunk).takeIf { it > 0 } }.forEach { digest.update(chunk, 0, it) }
    }
    return digest.digest().joinToString("") { "%02x".format(it) }
  }
}
